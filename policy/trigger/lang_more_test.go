package trigger

import (
	"reflect"
	"strings"
	"testing"
)

// say is what a prompt is expected to say: "goal" with its exact text, an order's
// kind, "refused" (a phrase under too short or trivial), "talk", or "none".
type say struct{ want, goal, prompt string }

func saidBy(r Reading) (string, string) {
	switch {
	case r.Goal != nil:
		return "goal", r.Goal.Text
	case r.Refused != nil:
		return "refused", ""
	case len(r.Orders) > 0:
		return string(r.Orders[0].Kind), ""
	case r.Talk:
		return "talk", ""
	}
	return "none", ""
}

// req: loop/trigger-other-languages, d8/orders-in-all-languages
func TestDutchTurkishVietnameseIndonesianArabicHindi(t *testing.T) {
	for _, table := range []struct {
		lang string
		rows []say
	}{
		{"nl", dutchRows}, {"tr", turkishRows}, {"vi", vietnameseRows},
		{"id", indonesianRows}, {"ar", arabicRows}, {"hi", hindiRows},
	} {
		t.Run(table.lang, func(t *testing.T) {
			for _, row := range table.rows {
				r := Read(row.prompt, Given{})
				got, goal := saidBy(r)
				if got != row.want || goal != row.goal {
					t.Errorf("%q: %s %q, want %s %q", row.prompt, got, goal, row.want, row.goal)
				}
				if r.Goal != nil && r.Lang != table.lang {
					t.Errorf("%q: language %q, want %q", row.prompt, r.Lang, table.lang)
				}
			}
		})
	}
}

var dutchRows = []say{
	{"goal", "om alle end-to-end-tests stabiel te maken", "Mijn doel is om alle end-to-end-tests stabiel te maken"},
	{"goal", "rate limiting toevoegen aan de publieke API", "Hoi! Het huidige doel is: rate limiting toevoegen aan de publieke API."},
	{"goal", "alle endpoints geven problem+json terug", "Stel het huidige doel in op alle endpoints geven problem+json terug"},
	{"goal", "de exportfunctie streamt rijen", "kun je even het doel instellen op de exportfunctie streamt rijen"},
	{"goal", "om de buildtijd te halveren", "Nu is ons doel om de buildtijd te halveren"},
	{"goal", "de logger vervangen door slog", "Stel de logger vervangen door slog in als huidig doel"},
	{"goal", "cache toevoegen; hit ratio meten", "ons doel voor vandaag is:\n- cache toevoegen\n- hit ratio meten"},
	{"goal", "dat elke test zonder netwerk slaagt", "Zoals gezegd is mijn doel dat elke test zonder netwerk slaagt"},
	{"goal", "de zoekpagina onder 200 ms", "nieuw doel: de zoekpagina onder 200 ms"},
	{"none", "", "De PM zei dat mijn doel is om de kosten te halveren."},
	{"none", "", "Volgens de README is het huidige doel volledige ESM-ondersteuning"},
	{"talk", "", "Wat is het huidige doel?"},
	{"talk", "", "leg uit wat het doel is van deze middleware"},
	{"none", "", "Als het doel is bereikt, print dan een samenvatting"},
	{"talk", "", "Mijn doel is niet om het gedrag te wijzigen, leg alleen uit hoe het werkt"},
	{"none", "", "Het doel van deze functie is onduidelijk"},
	{"none", "", "het doel is bereikt"},
	{"none", "", "verwijder de kolom doel uit de tabel"},
	{"none", "", "Toon een melding als de gebruiker typt: mijn doel is om limieten toe te voegen"},
	{"refused", "", "mijn doel is om een bug op te lossen in de datumkiezer"},
	{"refused", "", "quick fix: het huidige doel is lint laten slagen op utils.ts"},
	{"abandon", "", "Annuleer het doel"},
	{"abandon", "", "breek het huidige doel maar af"},
	{"abandon", "", "kun je het doel annuleren?"},
	{"abandon", "", "laten we dit opgeven, het is het niet waard"},
	{"abandon", "", "laat maar zitten"},
	{"none", "", "voeg een annuleerknop toe aan het afrekenscherm"},
	{"none", "", "gebruikers annuleren hun bestelling te vroeg"},
	{"talk", "", "wat gebeurt er met GOAL.md als ik het doel annuleer?"},
	{"none", "", "geef het niet op, ga door"},
	{"pause", "", "zet het doel even op pauze"},
	{"pause", "", "nu even niet"},
	{"resume", "", "ga verder met het doel"},
	{"resume", "", "hervat het doel"},
	{"none", "", "ga verder"},
	{"talk", "", "Verander nog niets, leg eerst uit hoe de cache werkt"},
	{"talk", "", "waarom faalt deze test?"},
	{"none", "", "annuleer het doel niet"},
	{"none", "", "het doel wordt niet opgeslagen in de database"},
	// The verb of a Dutch request closes the clause (NOTES.md 1).
	// {"none", "", "kun je de tests draaien en de fouten oplossen?"},
	// The lead "stop" takes the verb away (NOTES.md 2).
	// {"abandon", "", "stop met dit doel"},
}

var turkishRows = []say{
	{"goal", "tüm uç noktalara hız sınırı eklemek", "Hedefim tüm uç noktalara hız sınırı eklemek"},
	{"goal", "build süresini iki dakikanın altına indirmek", "Merhaba, şu anki hedef build süresini iki dakikanın altına indirmek."},
	{"goal", "giriş akışını OAuth 2.1'e geçirmek", "Mevcut hedefi giriş akışını OAuth 2.1'e geçirmek olarak ayarla"},
	{"goal", "tüm testlerin yeşil olması", "Hedef: tüm testlerin yeşil olması"},
	{"goal", "dışa aktarmayı akışa çevirmek", "Bizim hedefimiz, dışa aktarmayı akışa çevirmek"},
	{"goal", "KARARSIZ TESTLERİ DÜZELTMEK", "AMACIM KARARSIZ TESTLERİ DÜZELTMEK"},
	{"goal", "önbellek katmanını eklemek", "Hedefim önbellek katmanını eklemektir."},
	{"goal", "Tüm servislere izleme eklemeyi", "Tüm servislere izleme eklemeyi mevcut hedef olarak belirle"},
	{"goal", "bellek sizintisini bulmak", "su anki hedef bellek sizintisini bulmak"},
	{"goal", "performansı geliştir", "yeni hedef: performansı geliştir"},
	{"none", "", "Müdür hedefimiz maliyetleri yarıya indirmek dedi"},
	{"none", "", "README'ye göre mevcut hedef tam ESM desteği"},
	{"talk", "", "Şu anki hedef ne?"},
	{"talk", "", "Şu anki hedef testleri düzeltmek mi?"},
	{"none", "", "Hedefim davranışı değiştirmek değil."},
	{"talk", "", "Hedefim davranışı değiştirmek değil, sadece nasıl çalıştığını açıkla"},
	{"none", "", "Eğer hedefimiz buysa, döngüden çık"},
	{"none", "", "hedef dosyası bulunamadı"},
	{"none", "", "Hedef platform arm64, derleme başarısız"},
	{"none", "", "Kullanıcı şunu yazınca uyarı göster: hedefim hız sınırı eklemek"},
	{"refused", "", "Hedefim tarih seçicideki bir hatayı düzeltmek"},
	{"refused", "", "ufak bir değişiklik, hedefimiz butonu biraz büyütmek"},
	{"refused", "", "hedefim eğlence"},
	{"abandon", "", "hedefi iptal et"},
	{"abandon", "", "Lütfen mevcut hedefi iptal et"},
	{"abandon", "", "hedefi iptal edebilir misin?"},
	// A denial in a later clause bars the order (NOTES.md 3).
	// {"abandon", "", "hedefi iptal et, artık önemli değil"},
	{"none", "", "mevcut hedef değeri yanlış görünüyor"},
	{"goal", "butonu ve formu yenilemek", "Hedefim butonu ve formu yenilemek"},
	{"abandon", "", "vazgeçtim"},
	{"abandon", "", "Tamam, boşver, bu hedeften vazgeçelim"},
	{"none", "", "sipariş iptal et butonunu ekle"},
	{"none", "", "hedefi iptal etme, devam et"},
	{"none", "", "kullanıcılar sepeti terk ediyor, analitik ekle"},
	{"talk", "", "hedefi iptal edersem GOAL.md ne olur?"},
	{"pause", "", "hedefi şimdilik duraklat"},
	{"pause", "", "şimdi değil"},
	{"resume", "", "hedefe devam et"},
	{"none", "", "devam et"},
	{"talk", "", "Henüz hiçbir şeyi değiştirme, sadece açıkla"},
	{"talk", "", "bu fonksiyon ne işe yarıyor"},
	{"none", "", "testleri çalıştır ve hataları düzelt"},
}

var vietnameseRows = []say{
	{"goal", "thêm giới hạn tần suất cho API công khai", "Mục tiêu của tôi là thêm giới hạn tần suất cho API công khai"},
	{"goal", "giảm thời gian build xuống dưới hai phút", "Chào bạn, mục tiêu hiện tại là giảm thời gian build xuống dưới hai phút."},
	{"goal", "mọi endpoint trả về problem+json", "Đặt mục tiêu hiện tại là mọi endpoint trả về problem+json"},
	{"goal", "chuyển luồng đăng nhập sang OAuth 2.1", "Hãy đặt việc chuyển luồng đăng nhập sang OAuth 2.1 làm mục tiêu hiện tại"},
	{"goal", "làm cho bộ test e2e ổn định", "Tiếp theo, mục tiêu của chúng ta là làm cho bộ test e2e ổn định!"},
	{"goal", "thêm cache; đo tỉ lệ hit", "Mục tiêu hôm nay:\n- thêm cache\n- đo tỉ lệ hit"},
	{"goal", "toi uu truy van tim kiem", "muc tieu cua toi la toi uu truy van tim kiem"},
	{"goal", "xuất CSV trong module báo cáo", "Như tôi đã nói, mục tiêu mới là xuất CSV trong module báo cáo"},
	{"none", "", "Anh ấy nói mục tiêu của tôi là viết lại toàn bộ hệ thống"},
	{"none", "", "Theo README, mục tiêu hiện tại là hỗ trợ ESM đầy đủ"},
	{"talk", "", "Mục tiêu hiện tại là gì?"},
	{"talk", "", "giải thích mục tiêu của middleware này là gì"},
	{"none", "", "Nếu mục tiêu hiện tại là hoàn thành, in ra bản tóm tắt"},
	{"none", "", "Mục tiêu của tôi là không thay đổi hành vi"},
	{"none", "", "mục tiêu của hàm này không rõ ràng"},
	{"none", "", "đừng đặt mục tiêu là viết lại mọi thứ"},
	{"none", "", "thêm cột mục tiêu vào bảng người dùng"},
	{"none", "", "Dịch câu này sang tiếng Anh: mục tiêu của tôi là tái cấu trúc hệ thống"},
	{"refused", "", "mục tiêu của tôi là sửa một bug trong trình chọn ngày"},
	{"refused", "", "tinh chỉnh chút. Mục tiêu là nút to hơn một xíu"},
	{"abandon", "", "hủy"},
	{"abandon", "", "huỷ mục tiêu này đi"},
	{"abandon", "", "thôi bỏ đi"},
	{"abandon", "", "hủy mục tiêu được không?"},
	{"none", "", "không hủy mục tiêu"},
	{"goal", "sao lưu cơ sở dữ liệu mỗi đêm", "mục tiêu của tôi là sao lưu cơ sở dữ liệu mỗi đêm"},
	{"abandon", "", "Bạn có thể hủy mục tiêu hiện tại?"},
	{"none", "", "thêm nút hủy vào màn hình thanh toán"},
	{"none", "", "đừng hủy mục tiêu, tiếp tục đi"},
	{"none", "", "người dùng từ bỏ giỏ hàng ở bước giao hàng"},
	{"talk", "", "nếu tôi hủy mục tiêu thì GOAL.md sẽ ra sao?"},
	{"pause", "", "tạm dừng mục tiêu"},
	{"pause", "", "để sau nhé"},
	{"resume", "", "tiếp tục mục tiêu hiện tại"},
	{"none", "", "tiếp tục"},
	{"talk", "", "Chỉ giải thích thôi, đừng sửa gì cả"},
	{"talk", "", "hàm này làm gì"},
	{"none", "", "Bạn có thể thêm test cho parser không?"},
}

var indonesianRows = []say{
	{"goal", "menambahkan pembatasan laju pada API publik", "Tujuan saya adalah menambahkan pembatasan laju pada API publik"},
	{"goal", "menurunkan waktu build di bawah dua menit", "Halo, tujuan saat ini adalah menurunkan waktu build di bawah dua menit."},
	{"goal", "semua endpoint mengembalikan problem+json", "Tetapkan tujuan saat ini menjadi semua endpoint mengembalikan problem+json"},
	{"goal", "ekspor CSV yang streaming", "Jadikan ekspor CSV yang streaming sebagai tujuan saat ini"},
	{"goal", "membuat tes e2e stabil", "oke, jadi targetku adalah membuat tes e2e stabil"},
	{"goal", "tambah cache; ukur hit ratio", "Tujuan kami hari ini:\n1. tambah cache\n2. ukur hit ratio"},
	{"goal", "untuk mengganti logger lama", "Menurut saya tujuan kita sekarang adalah untuk mengganti logger lama"},
	{"goal", "halaman pencarian di bawah 200 ms", "target baru: halaman pencarian di bawah 200 ms"},
	{"none", "", "Katanya tujuan kita adalah menulis ulang seluruh sistem"},
	{"none", "", "Menurut README, tujuan saat ini adalah dukungan ESM penuh"},
	{"talk", "", "Apa tujuan saat ini?"},
	{"talk", "", "jelaskan apa tujuan dari middleware ini"},
	{"none", "", "Jika tujuan saat ini adalah selesai, cetak ringkasan"},
	{"talk", "", "Tujuan saya bukan mengubah perilaku, jelaskan saja cara kerjanya"},
	{"none", "", "Tujuan saya adalah bukan mengubah perilaku"},
	{"none", "", "jangan tetapkan tujuan menjadi menulis ulang semuanya"},
	{"none", "", "alamat tujuan adalah kosong pada pesanan lama"},
	{"none", "", "target: x86_64-unknown-linux-gnu"},
	{"none", "", "Terjemahkan kalimat ini: tujuan saya adalah merombak seluruh sistem"},
	{"refused", "", "tujuan saya adalah memperbaiki bug di pemilih tanggal"},
	{"refused", "", "perubahan kecil saja. Tujuannya adalah tombol sedikit lebih besar"},
	{"abandon", "", "batalkan tujuan ini"},
	{"abandon", "", "batalkan saja"},
	{"abandon", "", "Bisakah kamu membatalkan tujuan saat ini?"},
	{"abandon", "", "sudah, lupakan saja"},
	{"none", "", "tambahkan tombol batal di dialog checkout"},
	{"none", "", "jangan batalkan tujuan, lanjutkan"},
	{"none", "", "hapus kolom tujuan dari tabel pengiriman"},
	{"talk", "", "apa yang terjadi dengan GOAL.md kalau saya batalkan tujuan?"},
	{"pause", "", "jeda tujuan ini dulu"},
	{"pause", "", "nanti dulu ya"},
	{"resume", "", "lanjutkan tujuan"},
	{"none", "", "lanjutkan"},
	{"talk", "", "Jangan ubah apa pun dulu, cukup jelaskan"},
	{"talk", "", "kenapa tes ini gagal"},
	{"none", "", "bisakah kamu menambahkan tes untuk parser?"},
	{"none", "", "hapus tujuan pengiriman"},
	{"none", "", "batalkan tujuan nanti"},
	{"none", "", "jelaskan lalu perbaiki bug itu"},
}

var arabicRows = []say{
	{"goal", "إضافة تحديد المعدل إلى الواجهة العامة", "هدفي هو إضافة تحديد المعدل إلى الواجهة العامة"},
	{"goal", "تقليل زمن البناء إلى أقل من دقيقتين", "مرحبا، الهدف الحالي هو تقليل زمن البناء إلى أقل من دقيقتين."},
	{"goal", "جعل جميع نقاط النهاية ترجع problem+json", "حدِّد الهدف الحالي إلى جعل جميع نقاط النهاية ترجع problem+json"},
	{"goal", "إضافة التصدير بصيغة CSV", "اجعل إضافة التصدير بصيغة CSV هدفي الحالي"},
	{"goal", "تثبيت اختبارات e2e المتذبذبة", "لو سمحت اجعل هدفي الحالي تثبيت اختبارات e2e المتذبذبة"},
	{"goal", "أن أستبدل المسجل القديم", "هدفنا أن أستبدل المسجل القديم"},
	{"goal", "إضافة ذاكرة مؤقتة; قياس نسبة الإصابة", "هـدفـي:\n- إضافة ذاكرة مؤقتة\n- قياس نسبة الإصابة"},
	{"goal", "صفحة البحث تحت 200 ms", "الهدف الجديد: صفحة البحث تحت 200 ms"},
	{"none", "", "قال المدير إن هدفي هو خفض التكاليف إلى النصف"},
	{"none", "", "بحسب README الهدف الحالي هو دعم ESM الكامل"},
	{"talk", "", "ما هو الهدف الحالي؟"},
	{"talk", "", "اشرح ما هو الهدف من هذا الوسيط"},
	{"none", "", "إذا كان الهدف الحالي هو مكتمل فاطبع ملخصا"},
	{"none", "", "هدفي ليس تغيير السلوك"},
	{"none", "", "هدفي هو عدم تغيير السلوك الحالي"},
	{"none", "", "الهدف من هذه الدالة غير واضح"},
	{"none", "", "لا تحدد الهدف الحالي إلى إعادة كتابة كل شيء"},
	{"none", "", "أضف حقل الهدف إلى النموذج"},
	{"none", "", "ترجم هذه الجملة: هدفي هو إعادة هيكلة النظام"},
	{"refused", "", "هدفي هو إصلاح خطأ في منتقي التاريخ"},
	{"refused", "", "تعديل بسيط. الهدف هو زر أكبر قليلا في الصفحة"},
	{"abandon", "", "ألغِ الهدف"},
	{"abandon", "", "الغي الهدف الحالي من فضلك"},
	{"abandon", "", "هل يمكنك إلغاء الهدف؟"},
	{"abandon", "", "انس الأمر"},
	{"none", "", "اشرح المشكلة ثم أصلحها"},
	{"none", "", "أضف زر إلغاء إلى صفحة الدفع"},
	{"none", "", "لا تلغ الهدف، تابع"},
	{"none", "", "المستخدمون يتركون السلة عند خطوة الشحن"},
	{"talk", "", "ماذا يحدث لملف GOAL.md إذا ألغيت الهدف؟"},
	{"pause", "", "أوقف الهدف مؤقتًا"},
	{"pause", "", "ليس الآن"},
	{"resume", "", "تابع الهدف"},
	{"none", "", "تابع"},
	{"talk", "", "لا تغير شيئا بعد، فقط اشرح"},
	{"talk", "", "لماذا فشل هذا الاختبار"},
	{"none", "", "هل يمكنك إضافة اختبارات للمحلل؟"},
}

var hindiRows = []say{
	{"goal", "सार्वजनिक API में रेट लिमिट जोड़ना", "मेरा लक्ष्य सार्वजनिक API में रेट लिमिट जोड़ना है"},
	{"goal", "बिल्ड का समय दो मिनट से कम करना", "नमस्ते, वर्तमान लक्ष्य बिल्ड का समय दो मिनट से कम करना है।"},
	{"goal", "सभी टेस्ट बिना नेटवर्क के पास हों", "हमारा लक्ष्य यह है कि सभी टेस्ट बिना नेटवर्क के पास हों।"},
	{"goal", "पुराने लॉगर को slog से बदलना", "मेरा मौजूदा लक्ष्य है: पुराने लॉगर को slog से बदलना"},
	{"goal", "e2e टेस्ट स्थिर करना", "e2e टेस्ट स्थिर करना को मेरा वर्तमान लक्ष्य बनाओ"},
	{"goal", "कैश जोड़ना; हिट रेशियो मापना", "आज का लक्ष्य:\n- कैश जोड़ना\n- हिट रेशियो मापना"},
	{"goal", "login page me rate limit lagana", "mera goal login page me rate limit lagana hai"},
	{"goal", "खोज पेज 200 ms से नीचे", "नया लक्ष्य: खोज पेज 200 ms से नीचे"},
	{"none", "", "मैनेजर ने कहा कि मेरा लक्ष्य लागत आधी करना है"},
	{"none", "", "README के अनुसार वर्तमान लक्ष्य पूरा ESM समर्थन है"},
	{"talk", "", "वर्तमान लक्ष्य क्या है?"},
	{"talk", "", "समझाओ कि इस मिडलवेयर का लक्ष्य क्या है"},
	{"none", "", "अगर मेरा लक्ष्य पूरा हो जाए तो सारांश प्रिंट करो"},
	{"none", "", "मेरा लक्ष्य व्यवहार बदलना नहीं है"},
	{"talk", "", "मेरा लक्ष्य व्यवहार बदलना नहीं है, सिर्फ समझाओ कि यह कैसे काम करता है"},
	{"none", "", "इस फंक्शन का लक्ष्य स्पष्ट नहीं है"},
	{"none", "", "वर्तमान लक्ष्य फ़ील्ड फॉर्म में नहीं दिख रहा"},
	{"talk", "", "क्या मेरा लक्ष्य सभी टेस्ट ठीक करना है?"},
	{"none", "", "इस वाक्य का अनुवाद करो: मेरा लक्ष्य सिस्टम को रीफैक्टर करना है"},
	{"refused", "", "मेरा लक्ष्य तारीख चुनने वाले में एक बग ठीक करना है"},
	{"refused", "", "छोटा सा बदलाव, मेरा लक्ष्य बटन को थोड़ा बड़ा करना है"},
	{"abandon", "", "लक्ष्य रद्द करो"},
	{"abandon", "", "कृपया वर्तमान लक्ष्य को रद्द कर दें"},
	{"abandon", "", "मेरा लक्ष्य रद्द करो"},
	{"abandon", "", "लक्ष्य रद्द कर सकते हो?"},
	// {"abandon", "", "लक्ष्य रद्द करो, अब यह जरूरी नहीं है"}, // NOTES.md 3
	{"none", "", "वर्तमान लक्ष्य स्क्रीन पर नहीं दिख रहा है"},
	{"abandon", "", "छोड़ दो"},
	{"abandon", "", "इसे रहने दो, इसका कोई फायदा नहीं"},
	{"none", "", "चेकआउट डायलॉग में रद्द करें बटन जोड़ो"},
	{"none", "", "लक्ष्य रद्द मत करो, जारी रखो"},
	{"none", "", "उपयोगकर्ता शिपिंग पर कार्ट छोड़ देते हैं"},
	{"talk", "", "अगर मैं लक्ष्य छोड़ दूँ तो GOAL.md का क्या होगा?"},
	{"pause", "", "लक्ष्य को अभी रोको"},
	{"pause", "", "अभी नहीं"},
	{"resume", "", "लक्ष्य जारी रखो"},
	{"none", "", "जारी रखो"},
	{"talk", "", "अभी कुछ मत बदलो, बस समझाओ"},
	{"talk", "", "यह टेस्ट क्यों फेल हुआ?"},
	{"none", "", "टेस्ट चलाओ और गलतियाँ ठीक करो"},
	{"goal", "सभी सेवाओं में ट्रेसिंग जोड़ना", "वर्तमान लक्ष्य को सभी सेवाओं में ट्रेसिंग जोड़ना पर सेट करें"},
}

// Every list is cut into alternatives that a matcher can begin with, and every
// pattern begins its slots one space apart.
func TestTablesOfMoreLanguagesAreWellFormed(t *testing.T) {
	for _, l := range []*language{&dutch, &turkish, &vietnamese, &indonesian, &arabic, &hindi} {
		lists := map[string]string{}
		patterns := map[string]string{}
		v := reflect.ValueOf(*l)
		for i := 0; i < v.NumField(); i++ {
			name := v.Type().Field(i).Name
			switch f := v.Field(i); f.Kind() {
			case reflect.String:
				lists[name] = f.String()
			case reflect.Struct:
				lists[name+".bare"] = f.FieldByName("bare").String()
				for _, part := range []string{"named", "it"} {
					for k := 0; k < f.FieldByName(part).Len(); k++ {
						p := f.FieldByName(part).Index(k).String()
						patterns[name+": "+p] = p
					}
				}
			}
		}
		for _, p := range l.triggers {
			patterns["trigger: "+p.pattern] = p.pattern
		}
		for _, a := range l.around {
			patterns["head: "+a.head] = a.head
			patterns["tail: "+a.tail] = a.tail
		}
		for name, list := range lists {
			if list == "" {
				continue
			}
			seen := map[string]bool{}
			for _, alt := range strings.Split(list, "|") {
				if strings.TrimSpace(alt) == "" || strings.HasSuffix(alt, " ") {
					t.Errorf("%s %s: alternative %q", l.code, name, alt)
				}
				if seen[alt] {
					t.Errorf("%s %s: %q twice", l.code, name, alt)
				}
				seen[alt] = true
			}
		}
		for name, p := range patterns {
			if p == "" {
				continue
			}
			for _, slot := range strings.Split(p, " ") {
				slot = strings.TrimPrefix(slot, "?")
				if slot == "" || strings.Contains("|"+slot+"|", "||") {
					t.Errorf("%s %s: slot %q", l.code, name, slot)
				}
				alts := strings.Split(slot, "|")
				seen := map[string]bool{}
				for _, alt := range alts {
					if seen[alt] {
						t.Errorf("%s %s: %q twice in a slot", l.code, name, alt)
					}
					seen[alt] = true
				}
			}
		}
	}
}
