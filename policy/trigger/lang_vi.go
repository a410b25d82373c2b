package trigger

// Vietnamese. Word order as in English, adjectives and owners behind the noun (mục
// tiêu hiện tại của tôi là …). A syllable is a word to the matcher, so every word of
// two syllables is written with both, and words whose syllables occur in others
// (theo in tiếp theo, bảo in đảm bảo) only in longer forms. "là", "thành", "sang"
// belong to the phrase; "làm mục tiêu" closes the form with "đặt". hủy and huỷ are
// two spellings of one word; forms typed without marks are given for the phrases.
var vietnamese = language{
	code: "vi",
	triggers: []phrase{
		{own, "mục_tiêu|mục_đích|goal|muc_tieu ?hiện_tại|hiện_nay|chính|mới|chung|tiếp_theo|duy_nhất|" +
			"cuối_cùng|đầu_tiên|thật_sự|hien_tai của|cua tôi|mình|chúng_tôi|chúng_ta|chúng_mình|em|" +
			"tớ|tao|bọn_mình|bọn_em|anh|team|nhóm|nhóm_mình|team_mình|cả_nhóm|toi|minh|chung_toi|" +
			"chung_ta ?hiện_tại|hiện_nay|bây_giờ|lúc_này|hôm_nay|ở_đây|lần_này|trong_phiên_này|" +
			"cho_phiên_này|hiện_giờ|hien_tai là|la|sẽ_là|chính_là|:|=|—"},
		{own, "mục_tiêu ?hiện_tại|chính|mới tôi|mình|chúng_tôi|chúng_ta ?bây_giờ|hôm_nay là|:"},
		{own, "mục_tiêu|mục_đích|goal hôm_nay|lần_này|bây_giờ|tuần_này|phiên_này của tôi|mình|" +
			"chúng_tôi|chúng_ta|em|nhóm|team là|:|—"},
		{own, "mục_tiêu ?hiện_tại|chính|mới của tôi|mình|chúng_tôi|chúng_ta|em|nhóm|team trong|cho|với|" +
			"ở|về|khi <5> là"},
		{own, "mục_tiêu ?hiện_tại của tôi|mình|chúng_tôi|chúng_ta ?rất đơn_giản|rõ_ràng ?là :"},
		{own, "tôi|mình|chúng_tôi|chúng_ta|em ?đang có mục_tiêu là|:"},
		{now, "mục_tiêu|mục_đích|goal|muc_tieu hiện_tại|hiện_nay|hiện_giờ|bây_giờ|lúc_này|mới|hôm_nay|" +
			"lần_này|phiên_này|tiếp_theo|của_phiên_này|của_phiên|cho_phiên_này|trong_phiên_này|" +
			"của_hôm_nay|tuần_này|hien_tai|hien_nay|moi ?bây_giờ|lúc_này là|la|sẽ_là|chính_là|:|=|—"},
		{weak, "?cái mục_tiêu|mục_đích|muc_tieu ?chính|chung|cuối_cùng|ở_đây|duy_nhất|thật_sự|" +
			"của_task_này|của_nhiệm_vụ_này|của_pr_này|của_công_việc_này|của_việc_này là|la|chính_là|" +
			":|—"},
		{set, "đặt|thiết_lập|xác_định|cập_nhật|đổi|thay_đổi|chỉnh|chuyển|chọn|set|dat|thiet_lap|" +
			"cap_nhat ?lại|cho ?tôi|mình ?cái mục_tiêu|goal|muc_tieu ?chính ?hiện_tại|hiện_nay|mới|" +
			"phiên_này|cho_phiên_này|của_phiên_này|lần_này|hien_tai ?của ?tôi|mình|chúng_ta|" +
			"chúng_tôi|bạn là|la|thành|sang|thanh|như_sau|bằng|về|:|=|— ?:"},
	},
	around: []around{
		{"đặt|lấy|coi|chọn|xem|xác_định|dùng|biến ?việc", "làm|là|như|thành mục_tiêu ?chính ?hiện_tại|hiện_nay|mới|phiên_này|cho_phiên_này|lần_này " +
			"?của_tôi|của_mình|của_chúng_ta|của_chúng_tôi|của_bạn"},
	},
	leads: "ok|okay|được|được rồi|được thôi|rồi|vâng|dạ|ừ|ừm|à|ờ|tốt|tốt rồi|hay quá|tuyệt|đúng|" +
		"đúng rồi|thôi|chào|chào bạn|xin chào|chào claude|chào buổi sáng|hi|hello|hey|bạn ơi|em ơi|" +
		"cảm ơn|cám ơn|xin lỗi|alo|vậy|vậy thì|thế|thế thì|vậy là|như vậy|do đó|vì vậy|vì thế|nên|" +
		"bây giờ|giờ|hiện tại|hiện nay|hôm nay|lúc này|từ giờ|từ bây giờ|kể từ bây giờ|từ nay|" +
		"trong phiên này|cho phiên này|lần này|trước tiên|trước hết|đầu tiên|tiếp theo|sau đó|" +
		"cuối cùng|và|nhưng|còn|tóm lại|nói ngắn gọn|nói chung|nói cách khác|thật ra|thực ra|" +
		"nhân tiện|tiện thể|cụ thể|bổ sung|đổi kế hoạch|thay đổi kế hoạch|nghĩ lại thì|nghĩ lại|" +
		"bỏ đi|đủ rồi|lại|tạm thời|hãy|xin|xin hãy|vui lòng|làm ơn|nhờ bạn|giúp tôi|giúp mình|giúp|" +
		"bạn|bạn hãy|bạn có thể|bạn có thể giúp|bạn giúp|có thể|cho tôi|cho mình|tôi muốn|mình muốn|" +
		"em muốn|chúng tôi muốn|chúng ta hãy|ta hãy|chúng ta|chúng ta nên|tôi cần|tôi cần bạn|" +
		"bạn cần|tôi quyết định|tôi|mình|em|chỉ|claude|nhiệm vụ|bối cảnh|muốn|hay là|thôi thì|" +
		"tốt hơn là|tốt nhất là|tốt nhất nên|có lẽ nên" +
		"|dù vậy|dù sao|dù sao thì|vẫn|rốt cuộc|chung quy|nói tóm lại|tóm lại là|thật lòng|cảm ơn nhiều|" +
		"cảm ơn bạn|tôi biết|biết rồi|hiểu rồi|túm lại|về cơ bản",
	opens: "trong|cho|với|về|từ|để|vì|do|sau|khi|ở|vào|nên",
	reported: "nói|nói rằng|nói là|bảo rằng|bảo là|bảo tôi|bảo mình|bảo với|đã bảo|sếp bảo|anh ấy bảo|" +
		"cô ấy bảo|họ bảo|ông ấy bảo|kể rằng|kể là|theo|cho rằng|cho biết|cho hay|viết rằng|viết là|" +
		"có viết|đã viết rằng|ghi rằng|ghi là|có ghi|nghe nói|nghe đồn|nghe bảo|nghe rằng|tuyên bố|" +
		"khẳng định|đề cập|nhắc đến|hỏi|trả lời|phản hồi|trích|trích dẫn|trích lời|tin rằng|" +
		"nghĩ rằng|nhận xét|giải thích rằng|mô tả rằng|nhắn|nhắn rằng|noi rang|theo nhu",
	ownWords: "nói đi nói lại|nói qua nói lại|nói mãi|như tôi đã nói|như tôi nói|như mình đã nói|như đã nói|nói chung|nói cách khác|nói ngắn gọn|" +
		"nói tóm lại|nói thật|nói thẳng|nói rõ|có thể nói|phải nói|tiếp theo|theo tôi|theo mình|" +
		"theo ý tôi|tôi nghĩ rằng|tôi cho rằng|tôi tin rằng|theo đó|kèm theo|như đã đề cập|" +
		"như tôi nói rồi|như tôi đã nói ở trên",
	mention: "gõ|gõ vào|nhập|nhập vào|câu|câu này|câu sau|câu văn|cụm từ|cụm|từ khóa|từ khoá|chuỗi|" +
		"đoạn văn|đoạn|văn bản|bản dịch|dịch sang|dịch ra|dịch đoạn|dịch câu|dịch giúp|dịch bài|dịch cho|dịch từ|dịch:|so sánh|tóm tắt|ví dụ|vd|chẳng hạn|mẫu|" +
		"bản mẫu|tiêu đề|nhãn|cột|trường|log|nhật ký|thông báo|tin nhắn|đầu ra|in ra|hiển thị|prompt|" +
		"lời nhắc|bản ghi|hội thoại|đoạn chat|viết lại câu|sửa câu|sửa ngữ pháp|ngữ pháp|chính tả|" +
		"phát hiện|nhận diện|nhận dạng|kích hoạt|chú thích|bắt đầu bằng|bắt đầu với|chứa|phân loại|" +
		"regex|viết một|soạn|như là|thông báo lỗi|người dùng gõ|người dùng nhập|người dùng viết" +
		"|user story|câu chuyện người dùng",
	edits: "chỉnh sửa đoạn|rút gọn|biên tập|sửa đoạn văn|góp ý" +
		"|thông báo|bản tóm tắt|bức thư|lá thư|bài viết|bài phát biểu|thông cáo|email|biên bản|trích đoạn" +
		"|chép từ|lấy từ|trích từ",
	condition: "nếu|nếu như|khi|hễ|giả sử|giả như|trừ khi|trừ phi|cho đến khi|đến khi|miễn là|" +
		"trong trường hợp|mỗi khi|mỗi lần|sau khi|trước khi|liệu|dù|mặc dù|lỡ như|ngay khi|một khi|" +
		"neu",
	whatIf: "nếu|nếu như|giả sử|giả như|trừ khi|trừ phi|trong trường hợp|lỡ như|tưởng tượng|một khi|neu",
	later: "nếu|nếu như|khi|khi nào|hễ|giả sử|trừ khi|trừ phi|miễn là|trong trường hợp|mỗi khi|" +
		"mỗi lần|sau khi|lỡ|lỡ như|ngay khi|một khi|chỉ khi|nhưng chỉ|lần sau|neu|chừng nào|bao giờ",
	negation: "không|đừng|chưa|chẳng|chả|không phải|thay vì|không còn|chớ|khỏi|không cần|khong|dung",
	asking: "gì|nào|tại sao|vì sao|thế nào|như thế nào|liệu|có phải|giải thích|cho biết|cho tôi biết|hỏi|" +
		"xem|kiểm tra|mô tả|tự hỏi|bao nhiêu|khi nào|ở đâu|làm rõ|không biết|không rõ|không chắc|" +
		"biết|nhắc tôi|nhớ|xác nhận|đoán|ra sao|làm sao",
	notGoal: "không|không phải|chưa|chẳng|đừng|gì|cái gì|gì vậy|gì thế|nào|cái nào|làm gì|" +
		"làm sao|như thế nào|thế nào|đâu|ở đâu|bao nhiêu|khi nào|tại sao|vì sao|liệu|có phải|null|" +
		"nil|none|undefined|true|false|rỗng|trống|đã|đã đạt|đã xong|đang|bị|được|sai|đúng|vẫn|còn|" +
		"còn chưa|cũng|luôn|chỉ là|xong|hoàn thành rồi|rõ ràng|không rõ|mơ hồ|quá|rất|hơi|cái này|" +
		"cái đó|này|đó|thế này|như vậy|giống nhau|cùng|do|bởi|nằm|ở|trong|tại|kẻ địch|quái|đối tượng|" +
		"tbd|todo|khả thi|bất khả thi|tùy chọn|bắt buộc|hình như|gần như|hầu như|ra sao|bị lỗi|" +
		"ai vậy|không thể|vô lý|viển vông|vô nghĩa|không biết|không có gì|không đổi|không quan trọng" +
		"|bị che|bị vẽ|nằm sau|nằm bên|ở sau|ở bên",
	compound: "kẻ địch|người chơi|một chuỗi|chuỗi rỗng|đối tượng",
	reports: "anh ấy nói|cô ấy nói|họ nói|ông ấy nói|bà ấy nói|sếp nói|nó nói|anh ấy bảo|cô ấy bảo|họ bảo|" +
		"sếp bảo|theo lời|nghe nói vậy|readme nói|readme viết|phải không|đúng không|phải chứ|hả|" +
		"là sai|là đúng|nghĩa là gì",
	tag: "phải không|đúng không|đúng chứ|phải chứ|không|chứ|à|hả|nhỉ|có đúng không|có phải không|" +
		"phải vậy không|đúng vậy không|ok không|được không|còn đúng không|ok chưa|ha|nhé",
	asks: "bạn|làm|làm sao|làm thế nào|nên|có|có thể|cần|phải|tôi nên|mình nên|chúng ta nên|thế nào|gì|" +
		"bắt đầu|ở đâu|khi nào|bao lâu|theo bạn|vậy|thì|hiểu|được",

	these: []string{
		"đoạn|bài|bản|bức|lá|mấy|các ?văn|viết|thư|văn_bản|tóm_tắt|dịch|nháp|điều_khoản|commit này|" +
			"sau|trên|dưới_đây",
		"văn_bản|email|mail|thư|điều_khoản|hợp_đồng|bản_tóm_tắt|bài_viết|đoạn_văn này|sau|trên|" +
			"dưới_đây|đó",
	},
	rework: "dịch|tóm tắt|rút gọn|viết lại|viết gọn|chỉnh|sửa|chuyển|trả lời|hồi âm|viết|trau chuốt|đổi|gọn|" +
		"làm|cắt|soạn",
	greets:  "kính gửi|kính thưa|thân gửi|gửi|chào|xin chào",
	signs:   "trân trọng|thân mến|kính thư|thân ái|cảm ơn|kính chào",
	repairs: "sửa|kiểm tra|xem|tìm|gỡ lỗi|khắc phục",
	langNames: "tiếng anh|tiếng việt|tiếng trung|tiếng nhật|tiếng hàn|tiếng tây ban nha|tiếng pháp|tiếng đức|" +
		"tiếng bồ|tiếng ý|tiếng nga|tiếng ba lan|tiếng hà lan|tiếng thổ|tiếng indonesia|tiếng ả rập|" +
		"tiếng hindi",
	retouch: "rút gọn|ngắn hơn|ngắn lại|viết lại|dịch sang|dịch ra|dịch đoạn|dịch câu|dịch giúp|dịch bài|trau chuốt|trang trọng hơn|lịch sự hơn|" +
		"biên tập|sinh động|mềm mại hơn",
	pieces: "giới thiệu bản thân|tự giới thiệu|tiểu sử|thư xin việc|khẩu hiệu|lời chào",
	style: "nghe có|nghe ổn|nghe được|tự nhiên hơn|văn phong|chính tả|ngữ pháp|trang trọng quá|" +
		"trang trọng hơn|lịch sự hơn|trau chuốt",
	turns: "tóm lại|nói chung|dù sao thì|nói gọn lại|rốt cuộc",
	past: "tháng trước|tuần trước|năm ngoái|năm trước|hôm qua|trước đây|trước kia|ban đầu|hồi trước|hồi đó|" +
		"lúc đầu|lúc trước|lần trước|quý trước|ngày xưa",
	contrast: "vẫn|nhưng|mà|thế mà|vậy mà|tuy nhiên|nhưng mà" +
		"|và không có gì|và chẳng",
	infinitive: "làm|cho|để|đưa|giảm|tăng|thêm|viết|sửa|chuyển|xây|hoàn|triển|tối|bỏ|gỡ|tách|tự|tích|nâng|hỗ|" +
		"khiến|giúp",
	fiction: "trong game này|trong trò chơi này|trong game|trong trò chơi|ở màn này|trong màn này|" +
		"trên bản đồ này|trong mô phỏng",
	moot: "vô nghĩa|không còn ý nghĩa|không cần nữa|không đáng|vô ích|hết cần|chẳng để làm gì",

	trivial: "hotfix|hot-fix|bugfix|bug fix|tweak|quick fix|quickfix|sửa nhanh|fix nhanh|vá nhanh|" +
		"sửa lỗi nhỏ|sửa một lỗi|sửa 1 lỗi|sửa một bug|sửa 1 bug|sửa bug|sửa cái bug|fix bug|" +
		"fix một bug|fix 1 bug|fix lỗi nhỏ|sửa con bug|lỗi vặt|sửa vặt|chỉnh nhẹ|chỉnh sửa nhỏ|" +
		"sửa nhỏ|sửa một chút|chỉnh một chút|sửa chút|tinh chỉnh nhỏ|tinh chỉnh nhẹ|tinh chỉnh|" +
		"thay đổi nhỏ|vá nóng|sửa lỗi chính tả|lỗi chính tả|sửa gấp|sửa lỗi đánh máy",
	arch: "refactor*|tái cấu trúc|cấu trúc lại|viết lại|thiết kế lại|kiến trúc|di chuyển|di trú|" +
		"chuyển đổi|chuyển sang|tách|chia|phân tách|module hóa|mô-đun hóa|migrate|migration|" +
		"xây dựng lại|làm lại",
	spans: "viết lại|thiết kế lại|kiến trúc|di trú|migrate|migration|toàn bộ|toàn hệ thống|cả hệ thống|" +
		"tái cấu trúc toàn|tất cả các module|tất cả module|tất cả các dịch vụ|tất cả dịch vụ|" +
		"tất cả các service|mọi module|mọi dịch vụ|mọi service|khắp|cả dự án|cả codebase",
	files: "file|files|tệp|tập tin|tệp tin",
	modules: "module|mô-đun|mô đun|dịch vụ|service|services|microservice|vi dịch vụ|gói|package|" +
		"thành phần|component|hệ thống con|ứng dụng|repo|kho",
	several: "nhiều|một số|vài|các|mọi|tất cả|tất cả các|cả hai",
	nothing: "tbd|todo|không|không có|chưa có|chưa rõ|xxx|...|…|chưa xác định|xem trên|xem dưới|" +
		"ở trên|ở dưới|điền vào đây|n/a|wip|chưa quyết định|giữ nguyên|không đổi|để sau|như cũ",
	nouns: "mục tiêu|goal|vòng lặp|loop|nhiệm vụ|task|kế hoạch|plan|công việc|tác vụ",
	goal:  "mục tiêu|goal|vòng lặp|loop",
	abandon: order{
		named: []string{
			"$nouns ?này|đó|hiện_tại ?thì|tôi|mình bỏ|hủy|huỷ|dẹp đi|luôn",
			"hủy|huỷ|hủy_bỏ|huỷ_bỏ|từ_bỏ|bỏ|dừng|ngừng|chấm_dứt|dẹp|dẹp_bỏ|gạt_bỏ|kết_thúc|" +
				"cancel|huy|huy_bo|tu_bo ?luôn|hết|ngay ?cái|toàn_bộ $nouns ?cũ|hiện_tại|hiện_nay|" +
				"đang_chạy ?của_tôi|của_mình|của_chúng_ta ?này|đó|kia|ấy ?đi|luôn|nhé",
			"xóa|xoá|gỡ|gỡ_bỏ|xóa_bỏ|quên ?luôn|hết|ngay ?cái $goal ?cũ|hiện_tại|hiện_nay " +
				"?của_tôi|của_mình|của_chúng_ta ?này|đó|kia|ấy ?đi|luôn|nhé",
			"không ?cần|muốn ?làm|theo|theo_đuổi|tiếp_tục $nouns ?này|đó|hiện_tại nữa",
			"thôi ?không_làm|bỏ|đừng_làm $nouns ?này|đó|hiện_tại nữa|đi",
			"$nouns ?này|đó|hiện_tại , ?thì|tôi|mình ?hãy|giúp bỏ|hủy|huỷ|dẹp|từ_bỏ|dừng ?bỏ ?đi|" +
				"luôn|nhé|giúp",
			"$nouns ?này|đó|hiện_tại ?thì|xin|hãy hủy|huỷ|bỏ giúp|giùm|hộ|đi|luôn ?tôi|mình|em ?nhé|" +
				"với",
			"hủy|huỷ|hủy_bỏ|bỏ|từ_bỏ|dừng giúp|hộ|giùm ?tôi|mình|em|chúng_tôi $nouns ?hiện_tại|" +
				"đang_chạy ?này|đó ?đi|luôn|nhé|với",
		},
		it: []string{
			"hủy|huỷ|hủy_bỏ|huỷ_bỏ|từ_bỏ|bỏ|dẹp ?hết|luôn ?cái|việc ?này|đó|nó|hết|tất_cả|chuyện_này ?đi|luôn|nhé",
			"tôi|mình bỏ_cuộc|đầu_hàng",
		},
		bare: "hủy|huỷ|hủy bỏ|huỷ bỏ|hủy đi|huỷ đi|hủy luôn|huỷ luôn|hủy nó|hủy hết|hủy cái này|bỏ|" +
			"bỏ đi|bỏ luôn|bỏ hết|bỏ hết đi|từ bỏ|bỏ cuộc|tôi bỏ cuộc|mình bỏ cuộc|đầu hàng|" +
			"thôi bỏ đi|thôi bỏ|không làm nữa|thôi không làm nữa|không cần nữa|không cần làm nữa|dẹp|" +
			"dẹp đi|quên đi|quên nó đi|đừng làm nữa|huy|huy bo|cancel",
	},
	pause: order{
		named: []string{
			"tạm_dừng|tạm_ngưng|tạm_ngừng|tạm_hoãn|hoãn|gác|tạm_gác|ngưng|treo|để|pause|dừng " +
				"?tạm|cái ?cái $nouns ?hiện_tại ?của_tôi ?này|đó ?lại|sang_một_bên|tạm ?đã|nhé|" +
				"một_chút|chút",
			"dừng|ngừng ?cái $nouns ?hiện_tại ?này|đó lại|tạm_thời|một_chút|chút ?đã|nhé",
			"cho $nouns ?này nghỉ|tạm_dừng ?chút",
		},
		it: []string{"tạm_dừng|tạm_ngưng|hoãn ?cái|việc này|nó|lại"},
		bare: "tạm dừng|tạm ngưng|tạm ngừng|tạm dừng đi|tạm dừng đã|tạm hoãn|hoãn|hoãn lại|dừng|" +
			"dừng lại|dừng lại đã|dừng đã|dừng ở đây|dừng chút|ngừng lại|ngưng|ngưng lại|để sau|" +
			"để sau đi|lát nữa|lúc khác|không phải bây giờ|bây giờ chưa|chưa phải lúc|nghỉ chút|" +
			"nghỉ chút đã|nghỉ giải lao|tạm nghỉ|hôm nay dừng ở đây|hôm nay đến đây thôi|" +
			"đến đây thôi|stop|pause",
	},
	resume: order{
		named: []string{
			"tiếp_tục|khôi_phục|làm_tiếp|chạy_tiếp|quay_lại|quay_lại_với|trở_lại|trở_lại_với|" +
				"bắt_đầu_lại|khởi_động_lại|resume|nối_lại ?làm|thực_hiện|theo_đuổi|với|chạy " +
				"?cái $nouns ?hiện_tại|cũ|trước|trước_đó ?của_tôi ?này|đó ?đi|nhé",
			"bỏ tạm_dừng ?cho $nouns",
		},
		it:   []string{"khôi_phục|tiếp_tục_lại nó|cái_này"},
		bare: "khôi phục|khôi phục lại|bỏ tạm dừng|hết tạm dừng|resume|tiếp tục lại đi|chạy lại đi",
	},
	replace: order{
		named: []string{
			"thay|thay_thế|đổi|chuyển|ghi_đè ?cái mục_tiêu|goal ?cũ|hiện_tại|này bằng|sang|thành|" +
				"qua ?cái mục_tiêu|goal|cái ?mới",
			"thay|thay_thế|ghi_đè ?cái mục_tiêu|goal cũ|hiện_tại|này ?đi",
			"chuyển|đổi ?sang|qua ?cái mục_tiêu|goal mới",
			"dùng|lấy|chọn ?cái mục_tiêu|goal mới",
		},
	},
	done: order{
		named: []string{
			"đánh_dấu|coi|xem ?như ?cái mục_tiêu|goal|vòng_lặp ?này|hiện_tại ?như|là ?đã " +
				"hoàn_thành|xong|hoàn_tất ?rồi|đi|luôn",
			"đóng|hoàn_tất ?cái mục_tiêu|goal|vòng_lặp ?này|hiện_tại ?lại|đi|luôn",
		},
	},
	ends: "đi|nhé|nha|luôn|và|rồi|vì|bởi vì|do|giúp tôi|giúp mình|giùm|cho tôi|cho mình|thôi|ạ|" +
		"nào|cảm ơn|hôm nay|bây giờ|lại|được không|được chứ|đã|hết|tôi|mình|ok|sau đó|để|trước khi|" +
		"giúp em|giúp tôi với|giúp mình với|ngay lập tức|ngay bây giờ|ngay đi|hộ tôi|hộ mình",
	polite: "ok|được|rồi|vâng|dạ|ừ|à|vậy|thế|thì|đi|nhé|nha|luôn|ngay|thôi|ạ|hãy|xin|vui lòng|làm ơn|" +
		"giúp|giúp tôi|giúp mình|bạn|bạn có thể|có thể|tôi|tôi muốn|mình|mình muốn|chúng ta|hết|" +
		"tất cả|cái này|nó|claude|cảm ơn|xin lỗi|bây giờ|giờ|đủ rồi|chắc|lại|đã|cho tôi|em",
	yes: "thay|thay thế|thay đi|thay luôn|thay bằng cái mới|thay thế đi|đổi|đổi đi|đổi sang cái mới|" +
		"đổi sang mục tiêu mới|chuyển|chuyển sang cái mới|chuyển sang mục tiêu mới|chuyển đi|" +
		"dùng cái mới|dùng mục tiêu mới|lấy cái mới|lấy mục tiêu mới|cái mới|mục tiêu mới|mới|ghi đè|" +
		"ghi đè đi|thay mục tiêu cũ|chọn cái mới|chọn mục tiêu mới",
	questions: "gì|cái gì|tại sao|vì sao|làm sao|làm thế nào|thế nào|như thế nào|ở đâu|khi nào|bao giờ|" +
		"bao nhiêu|có phải|liệu|cái nào|nên chọn|đây là gì|có cách nào|có nên|sao lại|sao nó|" +
		"sao không|vậy sao",
	particles: " gì| không| chưa| sao| thế nào| như thế nào| hả| à| nhỉ| đâu| bao nhiêu| chứ| là gì| vậy ta",
	talk: "giải thích|chỉ giải thích|hãy giải thích|mô tả|cho tôi biết|cho mình biết|cho biết|" +
		"nói cho tôi|kể cho tôi|tóm tắt|trả lời|chỉ trả lời|chỉ cần trả lời|thảo luận|bàn luận|" +
		"suy nghĩ|nghĩ xem|nghĩ thử|xem xét|chỉ xem|xem qua|xem thử|chỉ đọc|đánh giá|review|nhận xét|" +
		"so sánh|liệt kê|làm rõ|câu hỏi|tôi có câu hỏi|mình có câu hỏi|tôi có một câu hỏi|" +
		"cho tôi hỏi|cho mình hỏi|cho hỏi|hỏi chút|tôi thắc mắc|tôi tự hỏi|tôi muốn hiểu|" +
		"tôi muốn biết|đợi|đợi đã|đợi chút|đợi tôi|chờ|chờ đã|chờ chút|chờ tôi|khoan|khoan đã|từ từ|" +
		"để tôi nghĩ|để tôi xem|để mình nghĩ|đừng thay đổi|đừng sửa|đừng đụng|đừng động|đừng chỉnh|" +
		"đừng viết|đừng làm gì|đừng bắt đầu|đừng vội|chưa cần|chưa làm|chưa sửa|không sửa|" +
		"không thay đổi|không cần sửa|không viết code|không làm gì|chưa viết code|đừng code|" +
		"đừng triển khai|đừng commit|đừng xóa|bàn về",
	requests: "bạn có thể|bạn giúp|giúp|giúp tôi|giúp mình|vui lòng|làm ơn|nhờ bạn|hãy|xin|" +
		"được không|được chứ|phiền bạn|phiền anh|phiền chị|làm phiền bạn|phiền|nhờ anh|nhờ em|" +
		"nhờ chị|mong bạn|mong anh|bạn làm ơn|bạn vui lòng|anh vui lòng|xin vui lòng|xin bạn|" +
		"anh có thể|chị có thể|em có thể|cậu có thể|ta có thể|chúng ta có thể|liệu bạn có thể|" +
		"liệu có thể|không biết bạn có thể|bạn có thể vui lòng|bạn có thể giúp|bạn có thể giúp tôi|" +
		"bạn có thể giúp mình|có thể giúp tôi|có thể giúp mình|bạn có phiền|tôi muốn nhờ bạn|" +
		"tôi muốn bạn|mình muốn bạn|tôi nhờ bạn|cho phép tôi|nếu được|nếu được thì|nếu có thể|" +
		"nếu có thể thì|nếu bạn không phiền|nếu không phiền|nếu tiện|cảm phiền",
	wish: "được không|được chứ|nhé|giúp tôi không|giúp mình không|không ạ|được chứ ạ|" +
		"giúp mình với",
	either: "hay|hoặc",
	joins:  "rồi|và|sau đó|nhưng",
	marks:  "không|chưa|hả",
	works: "thêm|sửa|sửa lỗi|fix|triển khai|cài đặt|viết|tạo|làm|làm đi|làm tiếp|xây dựng|đổi|thay đổi|" +
		"cập nhật|xóa|xoá|gỡ|loại bỏ|tái cấu trúc|refactor|đổi tên|di chuyển|chuyển|chạy|thiết lập|" +
		"đặt|dùng|sử dụng|thay|thay thế|migrate|commit|push|deploy|kiểm thử|test|sinh|tiếp tục|tiếp|" +
		"hoàn thành|hoàn tất|bắt đầu|tiến hành|tách|gộp|merge|rebase|hoàn tác|bật|tắt|cấu hình|dọn|" +
		"dọn dẹp|cải thiện|tối ưu|debug|gỡ lỗi|áp dụng|nâng cấp|hạ cấp|tích hợp|xử lý|hỗ trợ|bổ sung|" +
		"build|format|cứ làm|đóng|mở|phát hành|chỉnh|chỉnh sửa|đảm bảo|giữ",
	drop: "hủy",
}
