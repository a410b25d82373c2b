package retry

// The kinds of a transient error (DESIGN §10), the most telling first: where an
// output shows several, that one names it.
const (
	Lock      = "lock held"
	RateLimit = "429"
	Server    = "5xx"
	Timeout   = "time-out"
	Network   = "network"
	Registry  = "registry"
)

var kinds = [...]string{Lock, RateLimit, Server, Timeout, Network, Registry}

// sign is a phrase, in lower case, that shows a transient error on a line; also
// is a second one that the line must have, "" for none.
type sign struct {
	kind   string
	phrase string
	also   string
}

// signs is what tools print. A status code in its context ("HTTP 503",
// "returned error: 429") is read by statusKind.
var signs = [...]sign{
	// locks
	{Lock, "index.lock", "file exists"},
	{Lock, ".lock': file exists", ""},
	{Lock, "could not lock config file", "file exists"},
	{Lock, "cannot lock ref", ""},
	{Lock, "another git process seems to be running", ""},
	{Lock, "could not get lock", ""},
	{Lock, "unable to acquire the dpkg", ""},
	{Lock, "was locked by another process", ""},
	{Lock, "unable to lock database", ""},
	{Lock, "holding the yum lock", ""},
	{Lock, "another homebrew", "in progress"},
	{Lock, "error acquiring the state lock", ""},
	{Lock, "error locking state", ""},
	{Lock, "another operation (install/upgrade/rollback) is in progress", ""},
	{Lock, "timeout waiting to lock", ""},
	{Lock, "database is locked", ""},
	{Lock, "could not acquire lock", ""},
	{Lock, "failed to acquire lock", ""},
	{Lock, "unable to acquire lock", ""},
	{Lock, "is locked by another", ""},
	{Lock, "ebusy: resource busy or locked", ""},
	{Lock, "another process has a lock", ""},
	{Lock, "text file busy", ""},

	// rate limits
	{RateLimit, "too many requests", ""},
	{RateLimit, "toomanyrequests", ""},
	{RateLimit, "response from `http", "got 429"},
	{RateLimit, "rate limit exceeded", ""},
	{RateLimit, "ratelimitexceeded", ""},
	{RateLimit, "rate limit reached", ""},
	{RateLimit, "secondary rate limit", ""},
	{RateLimit, "pull rate limit", ""},
	{RateLimit, "(throttling", ""},
	{RateLimit, "throttlingexception", ""},
	{RateLimit, "rate exceeded", ""},
	{RateLimit, "requestlimitexceeded", ""},
	{RateLimit, "provisionedthroughputexceeded", ""},
	{RateLimit, "(slowdown)", ""},
	{RateLimit, "code = resourceexhausted", ""},
	{RateLimit, "npm error code e429", ""},
	{RateLimit, "npm err! code e429", ""},

	// the server's faults
	{Server, "response from `http", "got 5"},
	{Server, "internal server error", ""},
	{Server, "bad gateway", ""},
	{Server, "service unavailable", ""},
	{Server, "(serviceunavailable)", ""},
	{Server, "(internalfailure)", ""},
	{Server, "(internalerror)", ""},
	{Server, "503 slow down", ""},
	{Server, "gateway time-out", ""},
	{Server, "gateway timeout", ""},
	{Server, "the server is currently unable to handle the request", ""},
	{Server, "etcdserver: leader changed", ""},
	{Server, "code = unavailable", ""},
	{Server, "overloaded_error", ""},
	{Server, "backenderror", ""},

	// time-outs
	{Timeout, "connection timed out", ""},
	{Timeout, "operation timed out", ""},
	{Timeout, "read timed out", ""},
	{Timeout, "write timed out", ""},
	{Timeout, "request timed out", ""},
	{Timeout, "connect timed out", ""},
	{Timeout, "handshake timed out", ""},
	{Timeout, "resolution timed out", ""},
	{Timeout, "resolving timed out", ""},
	{Timeout, "download timed out", ""},
	{Timeout, "timed out waiting for the condition", ""},
	{Timeout, "timed out after", "milliseconds"},
	{Timeout, "timed out (connect", ""},
	{Timeout, "connection timeout", ""},
	{Timeout, "connect timeout", ""},
	{Timeout, "read timeout", ""},
	{Timeout, "request timeout", ""},
	{Timeout, "timeout was reached", ""},
	{Timeout, "timeout while waiting for state", ""},
	{Timeout, "timeout in data send/receive", ""},
	{Timeout, "operation too slow", ""},
	{Timeout, "i/o timeout", ""},
	{Timeout, "tls handshake timeout", ""},
	{Timeout, "client.timeout exceeded", ""},
	{Timeout, "context deadline exceeded", ""},
	{Timeout, "code = deadlineexceeded", ""},
	{Timeout, "request canceled while waiting for connection", ""},
	{Timeout, "error from server (timeout)", ""},
	{Timeout, "etimedout", ""},
	{Timeout, "err_socket_timeout", ""},
	{Timeout, "esockettimedout", ""},
	{Timeout, "und_err_connect_timeout", ""},
	{Timeout, "readtimeouterror", ""},
	{Timeout, "connecttimeouterror", ""},
	{Timeout, "net::opentimeout", ""},
	{Timeout, "net::readtimeout", ""},

	// the network
	{Network, "could not resolve host", ""},
	{Network, "couldn't resolve host", ""},
	{Network, "could not resolve proxy", ""},
	{Network, "temporary failure in name resolution", ""},
	{Network, "temporary failure resolving", ""},
	{Network, "name or service not known", ""},
	{Network, "nodename nor servname provided", ""},
	{Network, "no such host", ""},
	{Network, "server misbehaving", ""},
	{Network, "eai_again", ""},
	{Network, "enotfound", "getaddrinfo"},
	{Network, "name resolution", "failed"},
	{Network, "connection reset", ""},
	{Network, "connection was reset", ""},
	{Network, "econnreset", ""},
	{Network, "connection refused", ""},
	{Network, "econnrefused", ""},
	{Network, "connection aborted", ""},
	{Network, "connection broken by", ""},
	{Network, "connection closed by remote host", ""},
	{Network, "connection closed by", " port "},
	{Network, "connection unexpectedly closed", ""},
	{Network, "closed connection without response", ""},
	{Network, "connection failed", ""},
	{Network, "lost connection", ""},
	{Network, "failed to connect to", " port "},
	{Network, "could not connect to", "://"},
	{Network, "could not connect to the endpoint", ""},
	{Network, "couldn't connect to server", ""},
	{Network, "unable to connect to the server", "dial tcp"},
	{Network, "error connecting to", ""},
	{Network, "cannot assign requested address", ""},
	{Network, "network is unreachable", ""},
	{Network, "no route to host", ""},
	{Network, "enetunreach", ""},
	{Network, "ehostunreach", ""},
	{Network, "socket hang up", ""},
	{Network, "broken pipe", "disconnect"},
	{Network, "epipe", "npm"},
	{Network, "remote end hung up unexpectedly", ""},
	{Network, "remote end closed connection", ""},
	{Network, "early eof", ""},
	{Network, "empty reply from server", ""},
	{Network, "recv failure", ""},
	{Network, "send failure", ""},
	{Network, "gnutls recv error", ""},
	{Network, "gnutls_handshake() failed", ""},
	{Network, "ssl_error_syscall", ""},
	{Network, "ssl connect error", ""},
	{Network, "unexpected eof", "ssl"},
	{Network, "unexpected eof", "http"},
	{Network, "unexpected eof", "daemon"},
	{Network, "tls connection was non-properly terminated", ""},
	{Network, "was not closed cleanly", ""},
	{Network, "http2 framing layer", ""},
	{Network, "stream error: stream id", "internal_error"},
	{Network, "transfer closed with", "remaining"},
	{Network, "incompleteread", ""},
	{Network, "max retries exceeded with url", ""},
	{Network, "invalid response body while trying to fetch", ""},
	{Network, "trouble with your network connection", ""},
	{Network, "spurious network error", ""},
	{Network, "network error", ""},
	{Network, "code err_network", ""},
	{Network, "kex_exchange_identification", ""},
	{Network, "ssh_exchange_identification", ""},
	{Network, "lookup ", "on ["},

	// registries and mirrors
	{Registry, "hash sum mismatch", ""},
	{Registry, "mirror sync in progress", ""},
	{Registry, "file has unexpected size", ""},
	{Registry, "err_pnpm_meta_fetch_fail", ""},
	{Registry, "could not fetch specs from", ""},
	{Registry, "could not connect to registry", ""},
	{Registry, "failed to query available provider packages", ""},
	{Registry, "error: failed to synchronize cache for repo", ""},
	{Registry, "cannot download metadata for repo", ""},
	{Registry, "unable to fetch some archives", ""},
}

// answers are the words by which a server or person has said no, or a fault
// that waiting does not heal: with one of them no retry helps.
var answers = [...]string{
	// the user, the client's permissions, a hook
	"[request interrupted by user",
	"doesn't want to proceed",
	"doesn't want to take this action",
	"tool use was rejected",
	"permission to use bash",
	"requires approval",
	"denied by the user",
	"hook error: [",
	"blocked by hook",
	// credentials and rights
	"permission denied (publickey",
	"authentication failed",
	"authentication required",
	"could not read username",
	"invalid username or",
	"bad credentials",
	"host key verification failed",
	"unauthorized",
	"access denied",
	"accessdenied",
	"expiredtoken",
	"invalidclienttokenid",
	"repository not found",
	// certificates
	"certificate has expired",
	"certificate problem",
	"certificate verify failed",
	"certificate signed by unknown authority",
	"self-signed certificate",
	"self signed certificate",
	// the request itself
	"code eresolve",
	"code e404",
	"code e401",
	"code e403",
	"code etarget",
	"code eintegrity",
	"http 413",
	"no space left on device",
	"enospc",
	"did you specify the right host or port",
	"are you root?",
}

// verdicts are the words of a failing test or a compiler: what else the output
// holds may be a test's own text.
var verdicts = [...]string{
	"--- fail", "\nfail\t", "\nfail ", "\nfailed ", "test result: failed", "tests failed", "test failed", "failed tests", " failing\n", "not ok ",
	"failures:", "failures=", " passed", "assertionerror", "assertion error", "assertion failed", "assertion `", "assertionfailed",
	"expected:", "expected to", " expected ", "expect(", "to equal", "want:", "got:", "✕", "✗", "● ",
	"test timed out", "exceeded timeout of", "error[e", "error ts", "could not compile", "compilation failed", "compilation error",
	"undefined:", "undeclared", "cannot find symbol", "cannot find name", "syntaxerror",
}

// speakers begin a line that a tool itself printed, even among the output of
// tests and compilers.
var speakers = [...]string{
	"npm err!", "npm error", "error an unexpected error occurred:", "err_pnpm", "err_pnpm_",
	"fatal: unable to access", "fatal: unable to create", "fatal: the remote end", "fatal: early eof", "error: rpc failed", "error: cannot lock ref", "remote: ",
	"ssh: ", "kex_exchange_identification", "ssh_exchange_identification", "curl: (",
	"e: ", "err:", "go: ",
	"warning: retrying (retry(", "error: could not install packages", "error: http error",
	"error: failed to get `", "error: failed to download", "error: failed to fetch", "failed to download from", "download of ", "failed to get successful http response", "failed to get 200 response", "warning: spurious network error",
	"[5] ", "[6] ", "[7] ", "[16] ", "[28] ", "[35] ", "[56] ", "[92] ",
	"error response from daemon", "toomanyrequests", "error: failed to solve",
	"unable to connect to the server", "error from server", "an error occurred (", "could not connect to the endpoint",
	"error: error acquiring the state lock", "gh: ",
}

// quotes are pairs of phrases that show a tool's own words anywhere in a line:
// a module or an artefact that could not be fetched.
var quotes = [...][2]string{
	{"@v", `: get "http`},
	{"could not transfer artifact", ""},
	{"could not get 'http", ""},
	{"could not get resource 'http", ""},
}

// loopback names this machine: a server that does not run here does not come
// back by waiting.
var loopback = [...]string{"localhost", "127.0.0.1", "[::1]", "0.0.0.0"}

// reasons follow a status code.
var reasons = [...]string{
	"too many requests", "internal server error", "bad gateway", "service unavailable", "service temporarily unavailable",
	"gateway time", "server error", "client error: too many", "web server is down", "backend fetch failed",
}

// codeWords precede a status code.
var codeWords = [...]string{"http", "http/1.0", "http/1.1", "http/2", "http/3", "status", "status code", "statuscode", "response code", "returned error", "http error", "responded with", "http code", "api error", "googleapi: error", "error code"}
