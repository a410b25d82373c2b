package trigger

// Indonesian. Word order as in English, adjectives and owners behind the noun
// (tujuan saya saat ini adalah …); the owner may be an ending (tujuanku, -nya).
// "adalah", "menjadi", "ke" belong to the phrase; "sebagai tujuan" closes the form
// with "jadikan". "tujuan" is also a destination and "target" a build target, so
// the bare "target:" sets nothing.
var indonesian = language{
	code: "id",
	triggers: []phrase{
		{own, "tujuan|target|sasaran|goal ?utama|baru|akhir|berikutnya|selanjutnya|satu-satunya|" +
			"sebenarnya saya|aku|gue|gua|gw|kami|kita|tim_kami|tim_kita|tim_saya ?saat_ini|sekarang|" +
			"kali_ini|hari_ini|di_sini|disini|untuk_saat_ini|untuk_sesi_ini|di_sesi_ini|" +
			"pada_sesi_ini|berikutnya|selanjutnya|yang_sekarang adalah|ialah|yaitu|yakni|itu|:|=|—"},
		{own, "tujuan|target|sasaran saya|kami|kita|aku ?saat_ini|sekarang ?cukup|sangat sederhana|jelas|simpel :|,"},
		{own, "tujuan|target|sasaran|goal saya|kami|kita|aku untuk|dengan|pada|di|dalam|terkait <5> " +
			"adalah|ialah|yaitu"},
		{own, "tujuanku|targetku|sasaranku|goalku ?saat_ini|sekarang|hari_ini|kali_ini|di_sini adalah|" +
			"ialah|yaitu|itu|:|=|—"},
		{own, "saya|kami|kita|aku punya|memiliki|mempunyai tujuan|target ?untuk_sesi_ini|saat_ini ?yaitu|: ?:"},
		{now, "tujuan|target|sasaran|goal ?utama saat_ini|sekarang|kali_ini|hari_ini|sesi_ini|" +
			"untuk_sesi_ini|di_sesi_ini|pada_sesi_ini|dari_sesi_ini|untuk_hari_ini|untuk_saat_ini|" +
			"aktif|terkini|baru|berikutnya|selanjutnya|minggu_ini ?sekarang adalah|ialah|yaitu|yakni|" +
			":|=|—"},
		{now, "saat_ini|sekarang|kini tujuannya|targetnya adalah|ialah|yaitu|:"},
		{weak, "tujuan|sasaran ?utama|akhir|sebenarnya|keseluruhan|di_sini|dari_tugas_ini|tugas_ini|" +
			"dari_pr_ini|pr_ini|dari_semua_ini adalah|ialah|yaitu|yakni|:|—"},
		{weak, "target ?utama|akhir adalah|ialah|yaitu"},
		{weak, "tujuannya|targetnya|sasarannya"},
		{weak, "tujuannya|targetnya|sasarannya ?sekarang|hari_ini|di_sini adalah|ialah|yaitu|yakni|itu|:|—"},
		{set, "tetapkan|atur|setel|set|ubah|ganti|perbarui|update|tentukan|pasang|jadikan|buat|" +
			"menetapkan|mengatur|mengubah|mengganti|memperbarui ?lagi|ulang ?sebagai tujuan|target|" +
			"sasaran|goal ?utama ?saya|kita|kami|anda|kamu ?saat_ini|sekarang|baru|aktif|sesi_ini|" +
			"untuk_sesi_ini ?saya|kita|kami ?menjadi|jadi|ke|sebagai|adalah|dengan|berikut menjadi|" +
			"jadi|ke|sebagai|adalah|yaitu|berikut|:|=|— ?:"},
	},
	around: []around{
		{"jadikan|tetapkan|atur|set|pakai|gunakan|anggap|ambil|menjadikan", "sebagai|menjadi|jadi tujuan|target|sasaran|goal ?utama ?saya|kita|kami ?saat_ini|" +
			"sekarang|baru|untuk_sesi_ini|sesi_ini|aktif"},
	},
	leads: "deh|udah deh|ya udah deh|udahlah|menurut saya|menurut kami|menurut aku|ok|oke|okay|okey|baik|baiklah|sip|siap|ya|iya|" +
		"yup|bagus|mantap|keren|nah|hmm|eh|halo|hai|hi|hello|hey|selamat pagi|selamat siang|" +
		"selamat sore|selamat malam|pagi|siang|sore|malam|permisi|makasih|terima kasih|terimakasih|" +
		"maaf|bro|gan|kak|mas|min|jadi|kalau begitu|kalo gitu|kalau gitu|maka|lalu|terus|kemudian|" +
		"sekarang|saat ini|hari ini|mulai sekarang|mulai saat ini|untuk saat ini|untuk sekarang|" +
		"untuk sesi ini|di sesi ini|pada sesi ini|kali ini|sementara ini|pertama|pertama-tama|" +
		"selanjutnya|berikutnya|terakhir|dan|tapi|tetapi|namun|juga|oleh karena itu|karena itu|" +
		"singkatnya|intinya|sebenarnya|sejujurnya|ngomong-ngomong|omong-omong|btw|lagi|sudah|" +
		"ganti rencana|perubahan rencana|rencana baru|setelah dipikir-pikir|dengan kata lain|konteks|" +
		"tugas|catatan|info|tolong|mohon|silakan|silahkan|harap|coba|bisa|bisakah|bisakah kamu|" +
		"bisakah anda|bisa tolong|bisa kamu|dapatkah kamu|dapatkah anda|kamu bisa|anda bisa|" +
		"apakah kamu bisa|apakah anda bisa|apa kamu bisa|maukah kamu|boleh|boleh tolong|saya ingin|" +
		"saya mau|saya minta|aku mau|aku ingin|gue mau|kami ingin|kita harus|kita|kami|mari|" +
		"mari kita|ayo|ayo kita|yuk|saya|aku|gue|saya putuskan untuk|saya memutuskan untuk|bantu|" +
		"bantu saya|cukup|cuma|hanya|ingin|mau|claude|langsung|sebaiknya kita|mending|mendingan|" +
		"lebih baik kita|udah|ya udah|ya sudah|sudahlah" +
		"|tetap|tetap saja|biar begitu|meski begitu|walau begitu|pokoknya|pada akhirnya|akhirnya|" +
		"pada dasarnya|dasarnya|kesimpulannya|terima kasih banyak|makasih banyak|maaf ya|tahu|saya tahu|" +
		"mengerti|jujur|jujur saja|intinya sih|ringkasnya",
	opens:  "untuk|dalam|di|dengan|pada|dari|sejak|selama|karena|setelah|jadi",
	elided: "nya",
	reported: "kata|katanya|mengatakan|dikatakan|bilang|dibilang|berkata|menurut|menurutnya|ujar|ujarnya|" +
		"ucap|tutur|menyebutkan|menyebut|menyatakan|mengklaim|klaim|menulis bahwa|menuliskan|" +
		"tertulis|konon|kabarnya|katanya sih|dengar|mendengar|dengar-dengar|menjelaskan bahwa|" +
		"bertanya|menanyakan|ditanya|menjawab|mengutip|kutipan|kutip|diberitahu|memberi tahu|" +
		"memberitahu|berpendapat|beranggapan|menganggap|percaya bahwa|berpikir bahwa|mengira|disebut|" +
		"disebutkan|isinya",
	ownWords: "kata kunci|kata sandi|dengan kata lain|kata lain|menurut saya|menurutku|menurut gue|" +
		"menurut kami|menurut kita|seperti kata saya|seperti yang saya katakan|" +
		"seperti yang saya bilang|sudah saya bilang|saya sudah bilang|saya kira|" +
		"seperti yang sudah disebutkan|seperti disebutkan|seperti yang disebutkan|" +
		"seperti saya bilang|tadi saya bilang|seperti kata saya tadi",
	mention: "frasa|frase|kalimat|teks|kata-kata|kata kunci|ketik|mengetik|diketik|ketikkan|input|masukan|" +
		"memasukkan|menulis|terjemahkan|terjemahan|menerjemahkan|bandingkan|ringkas|rangkum|" +
		"ringkasan|contoh|contohnya|misalnya|misal|seperti ini|placeholder|templat|template|judul|" +
		"label|kolom|field|bernama|log|pesan error|pesan|output|keluaran|mencetak|cetak|menampilkan|" +
		"tampilkan|prompt|transkrip|percakapan|obrolan|parafrase|tulis ulang kalimat|" +
		"perbaiki kalimat|tata bahasa|mendeteksi|deteksi|dideteksi|memicu|pemicu|berisi|mengandung|" +
		"diawali|dimulai dengan|klasifikasikan|regex|komentar|buat email|tulis email|string|" +
		"pengguna mengetik|pengguna menulis|pengguna memasukkan" +
		"|user story|cerita pengguna",
	edits: "sunting|persingkat|perbaiki teks|perbaiki kalimat|koreksi teks|beri masukan" +
		"|pengumuman|abstrak|surat|esai|artikel|pidato|siaran pers|email|notulen|kutipan" +
		"|disalin dari|diambil dari|dari wiki|dikutip dari",
	condition: "jika|kalau|kalo|bila|bilamana|apabila|ketika|setelah|sesudah|sebelum|sampai|hingga|selama|" +
		"andai|andaikan|seandainya|misalkan|asalkan|asal|kecuali|setiap kali|tiap kali|begitu|" +
		"saat pengguna|pada saat|di saat|saat user|yang|bahwa|apakah|meski|meskipun|walaupun|seolah",
	whatIf: "jika|kalau|kalo|bila|apabila|andai|andaikan|seandainya|misalkan|kecuali|asalkan|bayangkan|" +
		"anggap saja|umpama",
	later: "jika|kalau|kalo|bila|bilamana|apabila|ketika|setelah|sesudah|selama|andai|andaikan|" +
		"seandainya|asalkan|asal|kecuali|setiap kali|tiap kali|begitu|saat tes|pada saat|tapi hanya|" +
		"hanya jika|hanya kalau|lain kali|nanti kalau|nanti jika|nanti setelah|sekiranya",
	negation: "jangan|tidak|bukan|bukannya|tak|nggak|gak|ga|enggak|ndak|tanpa|belum|alih-alih|daripada|" +
		"jangan sampai|tidak perlu",
	asking: "apa|apakah|mengapa|kenapa|bagaimana|gimana|siapa|mana|di mana|dimana|kapan|berapa|jelaskan|" +
		"terangkan|tahu|tau|periksa|cek|pastikan|ingatkan|bingung|penasaran|lupa|ingat|beritahu|" +
		"kasih tahu|sebutkan|deskripsikan|konfirmasi|lihat|tebak",
	notGoal: "bukan|tidak|tak|nggak|gak|belum|jangan|apa|apakah|siapa|mana|yang mana|bagaimana|" +
		"gimana|mengapa|kenapa|kapan|berapa|di mana|dimana|ke mana|untuk apa|kosong|null|nil|none|" +
		"undefined|true|false|sudah|telah|masih|tercapai|selesai|tuntas|salah|benar|jelas|kabur|" +
		"ambigu|sama|sama dengan|hilang|terhapus|dihapus|disimpan|tersimpan|ditampilkan|tampil|" +
		"diubah|berubah|diperbarui|dibuat|terdeteksi|diabaikan|ditimpa|usang|kedaluwarsa|ini|itu|" +
		"begitu|demikian|di|ke|pada|dari|oleh|dalam|musuh|lawan|selalu|juga|terlalu|sangat|hampir|" +
		"mungkin|sepertinya|opsional|wajib|realistis|mustahil|tbd|todo|n/a|salah satu|apa pun|" +
		"bermasalah|nonaktif|dijeda|dibatalkan|konyol|tidak masuk akal|sia-sia|tidak tahu|" +
		"tanpa perubahan|tidak ada tujuan" +
		"|digambar|tersembunyi|tertutup|terletak|berada di|terbalik",
	compound: "musuh|pemain|sebuah string|string kosong",
	reports: "kata dia|kata mereka|kata bos|kata bos saya|kata pm|kata manajer|kata klien|kata readme|" +
		"ujarnya|katanya|kata beliau|kata tim|ucapnya|tuturnya|begitu kata|menurut dia|" +
		"menurut mereka|kan",
	tag: "kan|bukan|ya|ya kan|betul|benar|betulkah|benarkah|iya kan|begitu|gitu|apakah benar|" +
		"apa benar|apakah betul|masih|masih berlaku|oke|ok|setuju|tidak|nggak|atau bukan|atau tidak|" +
		"betul tidak|bener gak|bener nggak|bener kan",
	asks: "bisa|bisakah|bagaimana|gimana|apa|apakah|mana|di mana|dimana|siapa|kapan|berapa|haruskah|" +
		"sebaiknya|perlu|ada|adakah|dari mana|mulai|menurutmu|menurut kamu|kamu|boleh|paham|mengerti|" +
		"siap|kira-kira",

	these: []string{
		"teks|surat|surel|email|e-mail|paragraf|abstrak|artikel|klausul|pasal|catatan|naskah|draf|" +
			"kontrak|notulen|commit|kalimat|pesan|tulisan ini|berikut|di_bawah|di_atas|tersebut",
	},
	rework: "terjemahkan|ringkas|rangkum|singkat|persingkat|pendekkan|perbaiki|koreksi|sunting|tulis ulang|" +
		"parafrase|ubah|konversi|balas|jawab|sederhanakan|tulis|buat|buatkan|jadikan|rapikan|haluskan|" +
		"terjemahin|ringkaskan",
	greets:  "yth|kepada|dengan hormat|halo|selamat pagi|selamat siang|bapak|ibu|dear",
	signs:   "hormat saya|hormat kami|salam|salam hormat|salam hangat|terima kasih",
	repairs: "perbaiki|betulkan|cek|periksa|lihat|cari|benerin|telusuri",
	langNames: "inggris|indonesia|mandarin|jepang|korea|spanyol|prancis|jerman|portugis|italia|rusia|polandia|" +
		"belanda|turki|vietnam|arab|hindi",
	retouch: "perpendek|persingkat|lebih singkat|lebih pendek|terjemahkan|terjemahin|poles|" +
		"parafrase|tulis ulang|lebih formal|lebih sopan|ringkas|haluskan|lebih menarik|" +
		"lebih hidup",
	pieces: "perkenalan|pengenalan diri|bio|biodata|surat lamaran|slogan",
	style: "terdengar|kedengaran|lebih alami|lebih natural|tata bahasa|ejaan|terlalu formal|" +
		"bahasa inggris saya|" +
		"lebih formal|lebih sopan|lebih menarik",
	turns: "intinya|pokoknya|singkatnya|pada akhirnya|jadi",
	past: "setahun lalu|sebulan lalu|seminggu lalu|yang lalu|bulan lalu|minggu lalu|tahun lalu|kemarin|dulu|dulunya|sebelumnya|awalnya|semula|waktu itu|" +
		"saat itu|sprint lalu|kuartal lalu|tadinya",
	contrast: "namun tetap|tetap saja|tapi|tetapi|namun|padahal|sedangkan|malah" +
		"|dan tidak terjadi|dan nggak",
	infinitive: "mem*|meng*|meny*|menc*|mend*|menj*|menulis|menutup|menata|menekan|menangani|mel*|merilis|merombak|merancang|ber*|agar|supaya|untuk|~kan",
	fiction: "di game ini|dalam game ini|di permainan ini|dalam permainan ini|di level ini|di peta ini|" +
		"dalam simulasi",
	moot: "tidak ada gunanya|nggak ada gunanya|percuma|sia-sia|tidak perlu lagi|nggak perlu lagi|" +
		"tidak masuk akal|ga guna",

	trivial: "hotfix|hot-fix|bugfix|bug fix|tweak|quick fix|quickfix|perbaikan cepat|perbaikan kecil|" +
		"perbaikan kilat|perbaikan ringan|perbaikan sederhana|perubahan kecil|ubahan kecil|" +
		"penyesuaian kecil|penyetelan kecil|perbaiki bug|perbaiki satu bug|perbaiki sebuah bug|" +
		"perbaiki 1 bug|perbaiki bug kecil|memperbaiki bug|memperbaiki sebuah bug|" +
		"memperbaiki satu bug|betulkan bug|betulin bug|benerin bug|benahi bug|fix bug|fix sebuah bug|" +
		"fix satu bug|fix 1 bug|ngefix bug|salah ketik|typo|saltik|perbaiki typo|tambal cepat|" +
		"perbaikan darurat|oprek dikit|ubah dikit|ubah sedikit",
	arch: "refactor*|refaktor*|merefaktor*|migrasi*|memigrasi*|bermigrasi|tulis ulang|menulis ulang|" +
		"penulisan ulang|rancang ulang|merancang ulang|perancangan ulang|desain ulang|" +
		"mendesain ulang|arsitektur*|restrukturisasi*|menata ulang|pisah*|memisah*|pecah*|memecah*|" +
		"bagi|membagi|modularisasi*|rombak*|merombak*|bangun ulang|pindah*|memindah*",
	spans: "migrasi*|memigrasi*|bermigrasi|tulis ulang|menulis ulang|penulisan ulang|rancang ulang|" +
		"merancang ulang|perancangan ulang|desain ulang|mendesain ulang|arsitektur*|restrukturisasi*|" +
		"merestrukturisasi|rombak*|merombak*|seluruh|keseluruhan sistem|semua modul|semua layanan|" +
		"semua servis|semua service|semua paket|setiap modul|setiap layanan",
	files: "file|files|berkas",
	modules: "modul|layanan|servis|service|services|microservice|mikroservis|paket|komponen|subsistem|" +
		"aplikasi|repositori|repo",
	several: "beberapa|banyak|berbagai|semua|seluruh|sejumlah|kedua|setiap",
	nothing: "tbd|todo|tidak ada|belum ada|nihil|xxx|...|…|belum ditentukan|isi di sini|" +
		"lihat di atas|lihat di bawah|di atas|di bawah|n/a|wip|kosong|akan ditentukan|tetap sama|" +
		"tidak berubah|nanti|seperti sebelumnya",
	nouns: "tujuan|tujuannya|tujuanku|goal|goalnya|target|targetnya|loop|loopnya|perulangan|putaran|" +
		"tugas|tugasnya|rencana|rencananya|task|plan",
	goal: "tujuan|tujuannya|tujuanku|goal|goalnya|loop|loopnya|perulangan",
	abandon: order{
		named: []string{
			"batalkan|batalin|lupain|tinggalin|stopin|udahin|hentikan|tinggalkan|akhiri|sudahi|cancel|lupakan|urungkan|abaikan|" +
				"stop|drop|membatalkan|menghentikan|meninggalkan ?saja|aja|semua|dulu $nouns ?utama ?saya|" +
				"kita|kami ?yang ?lama|sekarang|saat_ini|aktif ?ini|itu|tersebut|tadi ?saja|aja|" +
				"sekarang|sepenuhnya|dulu",
			"hapus|buang|hapuskan|menghapus ?saja $goal ?utama ?saya|kita|kami ?yang ?lama|" +
				"sekarang|saat_ini|aktif ?ini|itu|tersebut|tadi ?saja|aja",
			"menyerah dengan|pada|soal|terhadap $nouns ?saya|kita ?ini|itu",
			"tidak|nggak|gak|ga ?lagi ?jadi|usah|perlu|mau ?lanjutkan|melanjutkan|mengerjakan $nouns ?ini|itu ?lagi",
			"$nouns ?saya|kita ?ini|itu|saat_ini ?dibatalkan|batal|dihentikan dibatalkan|batal|dihentikan ?saja|aja",
			"membatalkan|menghentikan|meninggalkan|mengakhiri|menyudahi|melupakan|mengabaikan|" +
				"mengurungkan ?saja|aja|semua|dulu $nouns ?saya|kita|kami ?yang ?lama|sekarang|saat_ini|aktif|" +
				"berjalan ?ini|itu|tersebut|tadi ?saja|aja|sekarang",
			"?tujuan|target|rencana|tugas ?ini|itu|saat_ini ?, batalkan|batalin|lupakan|tinggalkan " +
				"?saja|aja",
		},
		it: []string{
			"batalkan|batalin|tinggalkan|lupakan|urungkan|hentikan|sudahi ini|itu|semua|semuanya|" +
				"semua_ini|ini_semua ?saja|aja",
			"saya|aku|gue menyerah",
		},
		bare: "batal|batalkan|batalkan saja|batalkan aja|batalkan ini|batalkan itu|batalkan semua|" +
			"batalkan semuanya|batalin|batalin aja|batal aja|batal saja|lupakan|lupakan saja|" +
			"lupakan aja|lupain aja|menyerah|saya menyerah|aku menyerah|tinggalkan|tinggalkan saja|" +
			"urungkan|tidak jadi|nggak jadi|gak jadi|ga jadi|enggak jadi|sudahi saja|sudahi|cancel|" +
			"cancel aja|hentikan semua|hentikan semuanya",
	},
	pause: order{
		named: []string{
			"jeda|jedakan|tunda|tangguhkan|bekukan|pause|menunda|menjeda ?dulu|sebentar|" +
				"sementara ?pengerjaan $nouns ?saya|kita ?saat_ini ?ini|itu|tersebut ?dulu|sebentar|" +
				"sementara|sejenak",
			"hentikan|stop|setop|berhentikan ?sementara ?pengerjaan $nouns ?saya|kita ?saat_ini " +
				"?ini|itu dulu|sementara|sebentar|sejenak|untuk_sementara",
			"hentikan_sementara|stop_dulu|stop_sementara ?pengerjaan $nouns ?saya|kita ?saat_ini ?ini|itu",
			"$nouns ?saya|kita ?ini|itu|saat_ini ditunda|dijeda|ditangguhkan|dihentikan_dulu ?dulu|sementara|sebentar",
			"istirahat|rehat|berhenti ?dulu ?sejenak dari $nouns ?ini",
		},
		it: []string{"jeda|tunda|tangguhkan ini|itu ?dulu|sebentar"},
		bare: "jeda|jeda dulu|jeda sebentar|jedakan|tunda|tunda dulu|tunda saja|tangguhkan|pause dulu|" +
			"berhenti|berhenti dulu|berhenti sebentar|berhenti di sini|hentikan|hentikan dulu|" +
			"hentikan sementara|stop dulu|stop|stop sebentar|setop|setop dulu|nanti|nanti saja|" +
			"nanti aja|nanti dulu|lain kali|jangan sekarang|bukan sekarang|tidak sekarang|" +
			"cukup untuk hari ini|cukup dulu|cukup sampai di sini|sampai di sini dulu|istirahat dulu|" +
			"rehat dulu",
	},
	resume: order{
		named: []string{
			"lanjutkan|lanjutin|teruskan|melanjutkan|mulai_lagi|aktifkan_kembali|aktifkan_lagi|" +
				"jalankan_lagi|jalankan_kembali|resume|kembali_ke|balik_ke|kembali_mengerjakan ?lagi|" +
				"kembali ?mengerjakan|pengerjaan $nouns ?saya|kita ?yang ?saat_ini|tadi|sebelumnya|" +
				"tertunda|lama ?ini|itu ?lagi|ya|saja",
			"batalkan|hentikan|akhiri jeda|penundaan",
		},
		it:   []string{"aktifkan_kembali|mulai_lagi ini|itu"},
		bare: "mulai lagi|aktifkan kembali|jalankan lagi|resume|resume lagi|batalkan jeda|lanjutkan tujuan",
	},
	replace: order{
		named: []string{
			"ganti|gantikan|ubah|tukar|timpa|mengganti ?saja tujuan|target|goal ?lama|saat_ini|" +
				"sekarang|ini|yang_lama|sebelumnya ?dengan|ke|jadi|menjadi ?yang|tujuan|target|" +
				"goal baru",
			"ganti|gantikan|timpa ?saja tujuan|goal lama|yang_lama|sebelumnya ?saja",
			"beralih|pindah|ganti|berpindah ke tujuan|target|goal ?yang baru",
			"pakai|gunakan|ambil|pilih tujuan|target|goal ?yang baru",
		},
	},
	done: order{
		named: []string{
			"tandai|anggap|nyatakan ?saja tujuan|target|goal|loop ?ini|itu|saat_ini ?sebagai|" +
				"sudah|telah ?sudah selesai|tuntas|tercapai|beres ?saja|aja",
			"tutup|selesaikan ?saja tujuan|goal|loop ?ini|itu|saat_ini ?saja|aja|sekarang",
		},
	},
	ends: "dan|lalu|terus|sekarang|saja|aja|ya|dong|deh|dulu|tolong|karena|soalnya|sebab|jadi|" +
		"terima kasih|makasih|segera|hari ini|untuk hari ini|sepenuhnya|untuk saya|kita|saya|ok|oke|" +
		"sampai|lah|nih|kemudian|atau|tanpa|sekarang juga",
	polite: "ok|oke|baik|baiklah|ya|iya|eh|nah|tolong|mohon|silakan|saja|aja|dong|deh|dulu|sih|lah|nih|" +
		"ah|sekarang|segera|sudah|udah|jadi|kalau begitu|saya|saya mau|saya ingin|aku|kita|mari|" +
		"mari kita|bisa|kamu|kamu bisa|bisakah kamu|semua|semuanya|ini|itu|cukup|claude|maaf|" +
		"terima kasih|makasih|halo|langsung",
	yes: "ganti|ganti saja|ganti aja|gantikan|ganti dengan yang baru|ganti ke yang baru|ganti tujuan|" +
		"ganti tujuan lama|ganti tujuannya|tukar|timpa|timpa saja|beralih|beralih ke yang baru|" +
		"beralih ke tujuan baru|pindah ke yang baru|pakai yang baru|pakai tujuan baru|" +
		"gunakan yang baru|gunakan tujuan baru|ambil yang baru|yang baru|tujuan baru|" +
		"tujuan yang baru|baru|ubah|ubah ke yang baru|pilih yang baru",
	questions: "apa|apakah|mengapa|kenapa|bagaimana|gimana|siapa|di mana|dimana|ke mana|dari mana|kapan|" +
		"berapa|yang mana|adakah|haruskah|perlukah|benarkah|untuk apa|ada apa",
	particles: " apa| kenapa| gimana| bagaimana| mana| siapa| berapa| ya gak| kah| nggak sih| gak sih|" +
		" apaan| buat apa| untuk apa",
	talk: "jelaskan|cukup jelaskan|jelasin|hanya jelaskan|terangkan|deskripsikan|gambarkan|beritahu|" +
		"beri tahu|kasih tahu|kasih tau|ceritakan|uraikan|rangkum|ringkas|jawab|jawab saja|" +
		"cukup jawab|diskusikan|mari diskusi|mari kita diskusikan|pikirkan|pikirkan dulu|" +
		"pertimbangkan|tinjau|review|review saja|lihat|lihat saja|lihat dulu|baca|baca saja|" +
		"cukup baca|bandingkan|sebutkan|daftarkan|tunjukkan|analisis|pertanyaan|mau tanya|mau nanya|" +
		"saya mau tanya|saya punya pertanyaan|ada pertanyaan|tanya|penasaran|saya penasaran|" +
		"saya ingin tahu|saya ingin paham|saya bingung|tunggu|tunggu dulu|tunggu sebentar|" +
		"tunggu saya|sebentar|bentar|sabar|biar saya pikir|biar saya cek|jangan ubah|jangan mengubah|" +
		"jangan sentuh|jangan edit|jangan diubah|jangan disentuh|jangan tulis|jangan menulis|" +
		"jangan lakukan|jangan apa-apakan|jangan mulai|jangan dulu|jangan implementasikan|" +
		"jangan kerjakan|jangan hapus|jangan commit|jangan buat|belum perlu|tidak perlu mengubah|" +
		"tanpa mengubah|tidak usah|jangan coding|jangan ngoding",
	requests: "tolong|mohon|bisa|bisakah|bisakah kamu|bisakah anda|bisa kamu|kamu bisa|anda bisa|" +
		"dapatkah|dapatkah kamu|dapatkah anda|apakah kamu bisa|apakah anda bisa|apa kamu bisa|" +
		"maukah kamu|boleh|bantu|bisakah kita|bisa kita|bisakah tolong|bisa minta tolong|bisa tolong|" +
		"boleh tolong|boleh minta tolong|boleh saya minta|minta tolong|saya minta|saya minta tolong|" +
		"saya mohon|mohon bantuannya|mohon kiranya|kiranya|dimohon|maukah anda|maukah|mau tolong|" +
		"apakah bisa|apa bisa|apakah mungkin|apakah anda bersedia|apakah kamu bersedia|" +
		"bersediakah anda|sudikah|bisa nggak|bisa gak|bisa ga|bisa nggak kamu|kamu bisa nggak|" +
		"kamu bisa gak|kamu bisa tolong|tolong dong|coba tolong|kalau bisa|kalau boleh|" +
		"kalau tidak keberatan|jika bisa|jika memungkinkan|jika mungkin|jika tidak keberatan|" +
		"jika berkenan|bila memungkinkan|bila berkenan|saya ingin kamu|saya ingin anda|saya mau kamu|" +
		"bolehkah saya minta|bolehkah saya minta tolong|bolehkah minta tolong|bolehkah tolong",
	wish:   "bisa|dong|boleh|bisa nggak|bisa gak|bisa ga",
	either: "atau",
	joins:  "lalu|dan|kemudian|terus|tapi|tetapi",
	works: "tambahkan|tambah|tambahin|menambahkan|perbaiki|memperbaiki|benerin|betulkan|fix|" +
		"implementasikan|mengimplementasikan|terapkan|tulis|menulis|tuliskan|buat|buatkan|membuat|" +
		"bikin|bikinin|bangun|ubah|mengubah|ganti|mengganti|perbarui|memperbarui|update|hapus|" +
		"menghapus|buang|refactor|refaktor|ubah nama|pindahkan|memindahkan|jalankan|menjalankan|run|" +
		"pasang|instal|install|atur|setel|gunakan|pakai|migrasikan|commit|push|deploy|uji|tes|test|" +
		"konversi|hasilkan|generate|lanjutkan|lanjut|teruskan|selesaikan|kerjakan|lakukan|mulai|" +
		"mulailah|pisahkan|pecah|gabungkan|merge|rebase|kembalikan|aktifkan|nonaktifkan|" +
		"konfigurasikan|bersihkan|rapikan|tingkatkan|optimalkan|optimasi|debug|integrasikan|naikkan|" +
		"turunkan|tangani|dukung|tutup|buka|rilis|pastikan|sesuaikan|gas",
	drop: "batalkan",
}
