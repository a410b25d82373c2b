package trigger

// Turkish. No article and no word for "is": the text follows the noun directly
// (hedefim …), so nouns that make a compound with it (hedef dosyası) stand in
// notGoal, and the bare "hedef" needs a mark. The possessor is an ending (hedefim,
// hedefimiz), the object of an order has one too (hedefi, hedefimi). Orders,
// negation (değil), reports (dedi) and questions (mi) come last; "olarak ayarla"
// closes a set form and is cut, as is -tir after an infinitive. ı and i are one
// letter to the matcher; forms typed without ç, ğ, ş, ö, ü stand beside the full ones.
var turkish = language{
	code: "tr",
	triggers: []phrase{
		{own, "?benim|bizim ?şu_anki|su_anki|şimdiki|mevcut|güncel|guncel|yeni|asıl|ana|tek|ilk|" +
			"bugünkü|sıradaki|sonraki|nihai|gerçek hedefim|hedefimiz|amacım|amacımız|amacim|amacimiz|" +
			"gayem|goal'um|goal'üm ?şu|su|şudur|şöyle|bugün|burada|şu_anda|şu_an|şimdi|şimdilik|" +
			"bu_oturumda|basit|net|çok_basit ?:|=|—|,"},
		{now, "?bu ?oturumdaki|oturumun|oturum_için şu_anki|su_anki|şu_andaki|şimdiki|mevcut|güncel|" +
			"guncel|aktif|geçerli|bugünkü hedef|amaç|goal ?şu|su|şudur|artık|şimdi ?:|=|—|,"},
		{now, "yeni|sıradaki|sonraki|bir_sonraki hedef|amaç|goal ?şu|su|şudur|artık :|=|—|,"},
		{now, "bugünün|oturumun|bu_oturumun|bu_oturumdaki|bu_oturum_için|bugün_için|bu_görevin|görevin|" +
			"bu_pr'ın hedefi|amacı|hedef ?şu|şudur ?:|=|—|,"},
		{weak, "?asıl|ana|tek|esas|genel|nihai hedef|hedefler|amaç|amac ?şu|su|şudur|bugün|burada|basit|net :|=|—|,"},
		{weak, "?buradaki|asıl|ana|tek|esas amaç"},
		{set, "?benim|bizim ?şu_anki|su_anki|şimdiki|mevcut|güncel|guncel|yeni hedefi|hedefimi|" +
			"hedefimizi|amacı|amacımı|goal'ü|goal'u ?şu|şuna|şöyle|aşağıdaki|bu ?olarak|gibi|şekilde " +
			"ayarla|ayarlayın|ayarlayalım|belirle|belirleyin|belirleyelim|güncelle|guncelle|değiştir|" +
			"degistir|tanımla|kaydet|koy|yap :"},
		{set, "hedef ?olarak ?şunu ayarla|belirle|koy|tanımla|kaydet :"},
	},
	around: []around{
		{"?benim|bizim ?bu_oturumun|bu_oturumdaki|oturumun ?şu_anki|su_anki|şimdiki|mevcut|güncel|" +
			"guncel|aktif|yeni hedefi|hedefimi|hedefimizi|amacı|amacımı|goal'ü|goal'u ?şimdi|artık|" +
			"bugün|lütfen",
			"olarak|şeklinde|olacak_şekilde ?lütfen ayarla|ayarlayın|ayarlayalım|ayarlıyorum|" +
				"ayarlamak_istiyorum|belirle|belirleyin|belirleyelim|belirliyorum|" +
				"belirlemek_istiyorum|güncelle|guncelle|güncelleyelim|değiştir|degistir|değiştirelim|" +
				"tanımla|tanımlayalım|kaydet|koy|koyalım|seç|seçelim|ata|kur|al|set_et|yap|yapalım|" +
				"ayarlar_mısın|ayarlar_mısınız|ayarlayabilir_misin|ayarlayabilir_misiniz|ayarlayabilir_miyiz|" +
				"belirler_misin|belirler_misiniz|belirleyebilir_misin|belirleyebilir_misiniz|" +
				"günceller_misin|güncelleyebilir_misin|değiştirir_misin|değiştirebilir_misin|" +
				"tanımlar_mısın|yapar_mısın|yapabilir_misin ?lütfen"},
		{"?benim|bizim şu_anki|su_anki|şimdiki|mevcut|güncel|guncel|yeni hedefi|hedefimi|hedefimizi", "yap|yapalım|yapıyorum"},
		{"hedefimi|hedefimizi", "yap|yapalım|yapıyorum"},
		{"?şu_anki|su_anki|mevcut|güncel|yeni hedef|hedefim|hedefimiz olarak|diye", "ayarla|ayarlayalım|belirle|belirleyelim|belirliyorum|koy|koyalım|tanımla|seç|seçelim|al|" +
			"kaydet"},
		{"", "?benim|bizim ?bu_oturumun ?şu_anki|su_anki|şimdiki|mevcut|güncel|guncel|yeni hedef|" +
			"hedefim|hedefimiz|hedefi olarak ayarla|ayarlayın|ayarlayalım|ayarlıyorum|belirle|" +
			"belirleyin|belirleyelim|belirliyorum|belirlemek_istiyorum|koy|koyalım|tanımla|kaydet|" +
			"seç|seçelim|al|alalım|ata|kur|set_et"},
	},
	leads: "tamam|tamamdır|peki|pekala|pekâlâ|olur|iyi|güzel|harika|süper|evet|hayır|yok|aynen|" +
		"ok|okay|hadi|haydi|hm|şey|selam|selamlar|merhaba|merhabalar|günaydın|iyi günler|" +
		"iyi akşamlar|iyi sabahlar|kolay gelsin|hey|sağ ol|sağol|teşekkürler|teşekkür ederim|" +
		"eyvallah|pardon|kusura bakma|özür dilerim|o zaman|o halde|öyleyse|yani|şimdi|simdi|artık|" +
		"bugün|şu an|şu anda|şu andan itibaren|bundan sonra|bundan böyle|bu oturumda|bu oturum için|" +
		"bugün için|şimdilik|önce|öncelikle|ilk olarak|ilk önce|sonra|ardından|son olarak|ve|ama|" +
		"fakat|ancak|ayrıca|bu yüzden|dolayısıyla|kısaca|kısacası|özetle|aslında|açıkçası|bu arada|" +
		"tekrar|yeniden|yine|neyse|boşver|vazgeçtim|yeter|fikrimi değiştirdim|plan değişti|yeni plan|" +
		"not|bilgin olsun|lütfen|lutfen|rica etsem|zahmet olmazsa|mümkünse|sadece|sana zahmet|ben|" +
		"biz|bana|bize|bence|benim için|karar verdim|karar verdik|claude|görev|bağlam|demek ki|işte|" +
		"hemen|bu nedenle|o yüzden" +
		"|yine de|buna rağmen|her neyse|sonuçta|sonuç olarak|başka bir deyişle|diğer bir deyişle|" +
		"çok teşekkürler|her şey için teşekkürler|biliyorum|anladım|eninde sonunda|temelde",
	reported: "dedi|demiş|diyor|diyorlar|dediler|der|dedi ki|diyor ki|söyledi|söyledi ki|söylüyor|söylemiş|" +
		"söylediler|soyledi|göre|gore|yazdı|yazmış|yazıyor|iddia|iddia etti|iddia ediyor|belirtti|" +
		"belirtiyor|bahsetti|bahsediyor|anlattı|sordu|soruyor|aktardı|vurguladı|savunuyor|düşünüyor|" +
		"sanıyor|duydum|duyduğuma|duyduğum|okudum|alıntı|sözde|güya|rivayet|ifadesiyle|cevap verdi|" +
		"yanıtladı|yorum yaptı|dediğine|dediğinde|söylediğine",
	ownWords: "dediğim gibi|dedigim gibi|söylediğim gibi|daha önce dediğim gibi|belirttiğim gibi|" +
		"bahsettiğim gibi|yazdığım gibi|bana göre|ben dedim|dedim|söyledim|söylemiştim|demiştim|" +
		"özetle söylemek gerekirse|buna göre" +
		"|başka bir deyişle|diğer bir deyişle|açıkçası",
	mention: "cümle|cümlesi|cümlesini|cümleyi|cümleler|ifade|ifadesi|ifadesini|ifadeyi|metin|metni|" +
		"metnini|kelime|kelimesi|kelimeleri|yazınca|yazarsa|yazarsam|yazdığında|yazıldığında|yazan|" +
		"yazıp|girince|girerse|girdiğinde|girdi|girdisi|çevir|çeviri|tercüme|tercüme et|karşılaştır|" +
		"özetle|özet|örnek|örneğin|mesela|örn|şablon|başlık|başlığı|etiket|sütun|kolon|log|log'da|" +
		"logda|hata mesajı|çıktı|çıktısı|yazdırıyor|mesaj|mesajı|komut|prompt|istem|transkript|" +
		"konuşma|sohbet|düzelt şu|yeniden yaz şu|tetikliyor|tetikler|algılıyor|algılar|tanıyor|" +
		"yorum satırı|içeren|ile başlayan|şöyle bir|sınıflandır" +
		"|kullanıcı hikayesi|kullanıcı hikâyesi",
	edits: "düzenle|kısalt|bu metni|metni düzelt|gözden geçir|düzelt şu" +
		"|duyuru|özet|mektup|makale|konuşma|basın bülteni|bülten|e-posta|mail|tutanak|alıntı" +
		"|kopyaladım|alınmıştır|wikiden",
	condition: "eğer|eger|şayet|halinde|takdirde|olursa|olduğunda|olduğu zaman|olunca|ise|sürece|ne zaman|iken",
	whatIf: "eğer|eger|şayet|diyelim ki|varsayalım|varsayalım ki|farz et|farz edelim|olursa|" +
		"olduğunu varsay|aksi takdirde|halinde|takdirde",
	later: "eğer|eger|şayet|ne zaman|bir dahaki|ancak eğer|yeter ki|sadece eğer",
	laterEnds: "rse|rsa|ince|ınca|unca|ünce|diğinde|dığında|duğunda|düğünde|tiğinde|tığında|" +
		"tuğunda|tüğünde|kten sonra|ktan sonra|nden sonra|ndan sonra|ten sonra|tan sonra|den sonra|dan sonra|ken|zaman|durumda|durumunda|" +
		"takdirde|halinde|mezse|mazsa|ysa|yse|ise|lirse|lursa|ar ermez|er ermez|maz|ir mez",
	negation: "değil|degil|asla|yerine|yapma|etme|ayarlama|belirleme|değiştirme|hiç|hiçbir|sakın",
	asking: "ne|nedir|neden|niye|niçin|nasıl|hangi|hangisi|kim|nerede|nereye|açıkla|anlat|söyle|" +
		"söyler misin|merak|bilmiyorum|bilmiyoruz|kontrol et|emin değilim|hatırlat|hatırla|tarif et|" +
		"acaba|sence|mi|mu|mü",
	notGoal: "ne|nedir|neydi|neyse|neden|niye|nasıl|nasil|hangi|hangisi|kim|kimdir|nerede|nereye|" +
		"kaç|mi|mu|mü|midir|değil|degil|değildir|yok|yoktu|vardı|belirsiz|belli|belli değil|net|" +
		"net değil|açık değil|buydu|budur|oydu|hâlâ|hala|henüz|zaten|tamamlandı|tamamdı|bitti|" +
		"gerçekleşti|ulaşıldı|silindi|silinmiş|siliniyor|değişti|degisti|değişmiş|değişiyor|" +
		"güncellendi|güncellenmiyor|kaydedildi|kaydedilmiyor|kayboldu|kayboluyor|görünmüyor|" +
		"gözükmüyor|görünüyor|gösteriliyor|yazılıyor|saklanıyor|ayarlandı|ayarlanmadı|oluşturuldu|" +
		"iptal edildi|bulunamadı|çalışmıyor|yüklenmiyor|seçilmedi|algılanmadı|algılanıyor|tbd|todo|" +
		"yani|gibi|kadar|için|ile|konusunda|hakkında|dışında|boş görünüyor|boş geliyor|boş dönüyor|" +
		"yanlış görünüyor|null dönüyor|null geliyor|aynı kaldı|bu değil|beklesin|kalsın|dursun|" +
		"böyle kalsın|değişmesin|olduğu gibi|hiç bilmiyorum|hiç yok|hiçbir fikrim" +
		"|çizilmiş|solda|sağda",
	compound: "değeri|değerini|değerinin|dosyası|dosyasını|dosyasının|dosya bulunamadı|klasörü|klasörünü|" +
		"dizini|dizinini|sütunu|sütununu|kolonu|alanı|alanını|alanına|tablosu|tablosunu|sayfası|" +
		"sayfasını|sayfasında|ekranı|ekranında|ekranını|butonu|butonunu|düğmesi|listesi|listesini|" +
		"metni|metnini|kutusu|kartı|formu|modalı|modülü|fonksiyonu|sınıfı|değişkeni|parametresi|" +
		"nesnesi|id'si|adı|ismi|türü|tipi|platform|platformu|platformumuz|kitle|kitlesi|tarayıcı|" +
		"sürüm|sürümü|makine|mimari|mimarisi|dil|dili|adres|adresi|url|branch|dal|dalı|sayısı|durumu|" +
		"tarihi|ekleme|silme|düzenleme|takibi|takip|belirleme ekranı|yönetimi|düşman|oyuncu|en yakın|" +
		"konumu|koordinatı",
	deeds: "mek|mak",
	finite: "~iyor|~uyor|~üyor|~iyorlar|~iyordu|~ildi|~uldu|~üldü|~indi|~undu|~ündü|~ilmiş|~ulmuş|~ülmüş|" +
		"~amadı|~emedi|~madı|~medi|değişti|bitti|kayboldu|~mıştı|~mişti|belli|hazır",
	reports: "dedi|dediler|demiş|demişti|diyor|diyorlar|diyordu|dedi ki|söyledi|söylediler|söylüyor|" +
		"söylemiş|söyleniyor|deniyor|yazmış|yazıyor|yazıyordu|belirtti|belirtiyor|iddia etti|" +
		"iddia ediyor|duydum|okudum|değil|degil|değildi|değildir|değilmiş|~ymış|imiş|~mekti|~maktı|" +
		"~mekmiş|~makmış|cümlesi|cümlesini|ifadesi|ifadesini|yazınca|yazarsa|diye yazdı|diye yazmış|" +
		"diye sordu|diye bir|mi|mu|mü|midir",
	protasis: "ise|mekse|maksa|ysa|yse|olursa|olduğunda|değil|değilse|yorsa|acaksa|ecekse|diyse|tıysa|dedi|" +
		"demiş|diyor|iken|olunca",
	tag: "değil mi|degil mi|doğru mu|dogru mu|öyle mi|tamam mı|mı|mi|haklı mıyım|hâlâ geçerli mi|" +
		"hala geçerli mi|di mi|dimi|olur mu|yanlış mı|geçerli mi|evet mi",
	asks: "nasıl|ne|neler|nereden|nereye|hangi|kim|yardım*|yapabilir*|edebilir*|başlayabilir*|var mı|" +
		"mümkün mü|sence|önce|hazır mısın|başlayalım mı|bana|anladın mı|nasıl yaparsın|fikrin|önerin*",
	lead:   "",
	copula: "abcçdefgğhijlmnoöprsştuüvyz~tır|abcçdefgğhijlmnoöprsştuüvyz~tir",

	these: []string{
		"bu|şu|aşağıdaki|yukarıdaki ?iki|üç|kısa metin*|metn*|yazı|yazıyı|yazının|mektup|mektubu|" +
			"mektuba|e-posta*|mail|maili|maile|paragraf*|özeti|özet|makale*|maddeler*|notlar*|taslağı|" +
			"sözleşme*|tutanağı|commit*|mesaj|mesajı|mesaja",
	},
	rework: "çevir|çevirir|çevirin|tercüme|özetle|özetler|kısalt|kısaltır|düzelt|düzeltir|düzenle|" +
		"yeniden yaz|dönüştür|yanıtla|cevapla|cevap|yanıt|sadeleştir|iyileştir|yaz|çıkar|hazırla|yumuşat|" +
		"toparla",
	greets: "sayın|değerli|sevgili|merhaba|merhabalar|iyi günler",
	signs: "saygılarımla|saygılarımızla|saygılar|sevgilerimle|sevgiler|selamlar|iyi çalışmalar|teşekkürler|" +
		"teşekkür ederim",
	repairs: "düzelt*|onar*|bak|bakar mısın|kontrol et|incele|bul",
	langNames: "ingilizce*|türkçe*|çince*|japonca*|korece*|ispanyolca*|fransızca*|almanca*|portekizce*|" +
		"italyanca*|rusça*|lehçe*|felemenkçe*|vietnamca*|endonezce*|arapça*|hintçe*",
	retouch: "kısalt|kısaltır|daha kısa|çevir|çevirir|daha resmi|resmileştir|cilala|yeniden yaz|" +
		"akıcı*|akıcı|canlı",
	pieces: "tanıtım*|özgeçmiş*|biyografi*|ön yazı*|slogan*",
	style: "kulağa|iyi yazılmış|daha doğal|türkçem|yazım hatası|fazla resmi|" +
		"daha resmi|dil bilgisi|dilbilgisi",
	turns: "kısacası|neyse|sonuçta|özetle|yani|velhasıl",
	past: "geçen ay|geçen hafta|geçen yıl|geçen sene|geçen sprint|dün|önceden|eskiden|başlangıçta|" +
		"ilk başta|o zamanlar",
	was: "ydi|ydı|ydu|ydü|mekti|maktı|idi|tı|ti",
	contrast: "buna rağmen|yine de|ama|fakat|ancak|oysa|lakin|halbuki" +
		"|ve hiçbir",
	infinitive: "~mek|~mak|~mektir|~maktır",
	fiction:    "bu oyunda|oyunda|oyunumda|bu bölümde|bu haritada|simülasyonda|bu turda",
	moot:       "anlamı yok|anlamı kalmadı|anlamsız|gerek yok|gerek kalmadı|boşuna|değmez|işe yaramıyor",

	trivial: "hotfix|hot-fix|bugfix|bug fix|tweak|quick fix|quickfix|hızlı düzeltme|hızlı bir düzeltme|" +
		"hizli duzeltme|ufak düzeltme|ufak bir düzeltme|küçük düzeltme|küçük bir düzeltme|" +
		"kucuk bir duzeltme|küçük değişiklik|küçük bir değişiklik|ufak değişiklik|" +
		"ufak bir değişiklik|minik düzeltme|minik bir düzeltme|ufak tefek|ince ayar|ince ayarlar|" +
		"küçük bir ayar|küçük ayar|bir bug düzelt*|bir bug'ı düzelt*|bug düzelt*|bug'ı düzelt*|" +
		"bug fix*|bug'ı fix*|bir hata düzelt*|bir hatayı düzelt*|hata düzeltme|hata düzeltmesi|" +
		"bir hatayı gider*|acil düzeltme|acil fix|yazım hatası|yazım hatasını|typo|hızlıca düzelt*|" +
		"bug gider*|bug çöz*",
	arch: "refactor*|refaktör*|refaktor*|yeniden yapılandır*|yeniden düzenle*|yeniden yaz*|baştan yaz*|" +
		"yeniden tasarla*|mimari*|göç*|migrasyon*|migrate*|taşı*|böl*|ayır*|ayrıştır*|parçala*|" +
		"modüler*|dönüştür*|geçiş*",
	spans: "yeniden yaz*|baştan yaz*|sıfırdan yaz*|yeniden tasarla*|mimari*|göç et*|migrasyon*|" +
		"tüm sistem*|bütün sistem*|sistemin tamam*|tüm kod tabanı*|bütün kod tabanı*|" +
		"kod tabanının tamam*|tüm uygulama*|bütün uygulama*|tüm proje*|bütün proje*|projenin tamam*|" +
		"tüm modül*|bütün modül*|tüm servis*|bütün servis*|tüm paket*|her modül*|her servis*|" +
		"yeniden yapılandır*",
	files:   "dosya*|dosyayı|dosyada",
	modules: "modül*|servis*|hizmet*|mikroservis*|mikro servis*|paket*|bileşen*|alt sistem*|uygulama*|depo*|repo*",
	several: "birden fazla|birkaç|çeşitli|bütün|tüm|her iki|birçok|çok sayıda|farklı",
	nothing: "tbd|todo|yok|boş|belirsiz|xxx|...|…|henüz yok|belirlenecek|buraya yaz|hedef|" +
		"hedefiniz|n/a|wip|yukarıda|aşağıda|yukarıya bak|bu|o|null|nil|none|undefined|true|false|var|" +
		"tamam|boşluk|sonra belirlenecek|değişmedi|aynı kalsın|aynı|sonra",
	nouns: "hedefi|hedef|hedefimi|hedefimizi|hedefini|hedefe|hedeften|hedefimden|hedefimizden|hedefle|" +
		"hedefin|amacı|amacımı|goal'ü|goal'u|goal'i|goal|döngüyü|döngü|dongüyü|donguyu|döngüden|" +
		"döngüye|loop'u|loop|görevi|görev|gorevi|görevden|göreve|planı|plan|plandan|plana",
	goal: "hedefi|hedef|hedefimi|hedefimizi|hedefini|hedefe|hedeften|hedefimden|hedefimizden|amacı|" +
		"goal'ü|goal'u|goal|döngüyü|döngü|donguyu|döngüden|loop'u|loop",
	abandon: order{
		named: []string{
			"boşver|boş_ver|salla|sal ?gitsin|artık ?bu|şu hedefi|görevi|planı|döngüyü",
			"?bu|o|şu ?şu_anki|mevcut|güncel|eski|aktif|tüm|bütün $nouns ?artık|tamamen|hemen|" +
				"şimdi|lütfen|da|komple iptal et|edin|edelim|ediyorum|ediyoruz|edilsin|olsun|" +
				"edebilirsin|edeceğim|etmek_istiyorum|etmek_istiyoruz|etmeni_istiyorum|eder_misin|" +
				"edebilir_misin",
			"?bu|o|şu ?şu_anki|mevcut|güncel|eski|aktif $nouns ?artık|tamamen|hemen|lütfen|" +
				"komple bırak|bırakın|bırakalım|bırakıyorum|bırakıyoruz|bırakmak_istiyorum|" +
				"bırakmak_istiyoruz|bırakır_mısın|bırakabilir_misin|sonlandır|sonlandırın|" +
				"sonlandıralım|unut|unutun|unutalım|boşver|boş_ver|terk_et|terk_edelim|terk_ediyorum|" +
				"rafa_kaldır|çöpe_at|durdur_ve_sil",
			"?bu|o|şu ?şu_anki|mevcut|güncel|eski|aktif $goal ?artık|tamamen|hemen|lütfen|komple " +
				"sil|silin|silelim|kaldır|kaldıralım|temizle|bitir",
			"?bu|o|şu ?şu_anki|mevcut $nouns vazgeç|vazgeçin|vazgeçelim|vazgeçtim|vazgeçtik|" +
				"vazgeçiyorum|vazgeçiyoruz|vazgeçmek_istiyorum|vazgec|vazgectim",
			"?bu|o|şu ?şu_anki|mevcut $nouns ?artık|artik istemiyorum|istemiyoruz|gerek_yok|gereksiz",
			"?bu|o|şu ?şu_anki|mevcut|güncel|aktif|geçerli $nouns ?artık|tamamen|hemen|lütfen iptal " +
				"edebilir|eder|edebilir_misin|edebilir_misiniz|edebilir_miyiz|eder_misiniz|" +
				"etmenizi_istiyorum|etmeni_rica_ediyorum|etmenizi_rica_ediyorum|etmeni_rica_ederim|" +
				"etmenizi_rica_ederim|etsen_iyi_olur|etmen_mümkün_mü|etmeniz_mümkün_mü|ediver|ediverin " +
				"?misin|misiniz|miyiz",
			"?bu|o|şu ?şu_anki|mevcut|güncel|aktif|geçerli $nouns ?artık|tamamen|hemen|lütfen " +
				"bırakabilir|bırakır|sonlandırabilir|sonlandırır|unutabilir mısın|misin|mısınız|misiniz|" +
				"mıyız|miyiz",
			"?bu|o|şu ?şu_anki|mevcut|güncel|aktif|geçerli $goal ?artık|lütfen silebilir|siler|" +
				"kaldırabilir|kaldırır misin|mısın|misiniz|mısınız",
			"?bu|o|şu ?şu_anki|mevcut $nouns , iptal|bırak|vazgeç|boşver|sil ?et|edelim|edin",
		},
		it: []string{
			"bunu|bundan|şunu|onu|ondan|hepsini|her_şeyi|her_seyi|bu_işi|bu_işten ?artık|tamamen|" +
				"lütfen iptal_et|iptal_edelim|iptal_ediyorum|bırak|bırakalım|bırakıyorum|unut|" +
				"unutalım|boşver|vazgeç|vazgeçelim|vazgeçtim|vazgeçiyorum|terk_et|terk_edelim",
		},
		bare: "iptal|iptal et|iptal edelim|iptal ediyorum|iptal edin|iptal olsun|vazgeç|vazgec|" +
			"vazgeçtim|vazgectim|vazgeçiyorum|vazgeçelim|vazgeçtik|bırak|bırak gitsin|bırakalım|" +
			"bırakıyorum|boşver|boş ver|bosver|pes ediyorum|pes ettim|terk et|bunu unut|unut gitsin|" +
			"bunu bırak|bunu iptal et|gerek kalmadı|artık istemiyorum|hepsini iptal et",
	},
	pause: order{
		named: []string{
			"?bu|o|şu ?şu_anki|mevcut|güncel|aktif $nouns ?şimdilik|biraz|bir_süre|" +
				"bir_süreliğine|geçici_olarak|lütfen|hemen durdur|durdurun|durduralım|duraklat|" +
				"duraklatın|duraklatalım|beklet|bekletelim|beklemeye_al|askıya_al|askıya_alalım|" +
				"ertele|erteleyelim|dondur|pause_et|pausela|ara_ver|ara_verelim",
			"$nouns ara_ver|ara_verelim|mola_ver",
			"?bu|o|şu ?şu_anki|mevcut|güncel|aktif $nouns ?şimdilik|lütfen|biraz duraklatabilir|" +
				"duraklatır|durdurabilir|durdurur|erteleyebilir|erteler|askıya_alabilir|bekletebilir " +
				"misin|mısın|musun|misiniz|mısınız|miyiz",
			"?bu|o|şu ?şu_anki|mevcut|güncel|aktif $nouns ?şimdilik|biraz beklesin|dursun|" +
				"beklemede_kalsın",
		},
		it: []string{"bunu ?şimdilik|biraz|lütfen durdur|duraklat|beklet|beklemeye_al|askıya_al|ertele"},
		bare: "dur|durun|dur biraz|bi dur|bir dur|duralım|durdur|durdurun|duraklat|duraklatalım|" +
			"şimdilik dur|şimdilik durdur|şimdi değil|simdi degil|şu an değil|sonra|daha sonra|" +
			"sonraya bırak|sonra yaparız|sonra devam ederiz|ertele|erteleyelim|ara ver|ara verelim|" +
			"mola|mola verelim|mola ver|beklet|bugünlük yeter|bugünlük bu kadar|burada dur|" +
			"burada duralım|pause|stop",
	},
	resume: order{
		named: []string{
			"?bu|o|şu ?şu_anki|mevcut|eski|duraklatılan|durdurulan $nouns ?tekrar|yeniden|artık|" +
				"lütfen|kaldığın_yerden sürdür|sürdürün|sürdürelim|devam_ettir|devam_et|devam_edelim|" +
				"devam_edin|devam_edebilirsin|başlat|başlatalım|geri_dön|dönelim|geri_dönelim|dön|" +
				"resume_et",
			"?bu|o ?şu_anki|mevcut hedef|görev|plan|döngü üzerinde|üzerinden|için ?çalışmaya " +
				"devam_et|devam_edelim|devam",
			"?bu|o ?mevcut hedefe|göreve|plana|döngüye devam",
			"?bu|o|şu ?şu_anki|mevcut|önceki $nouns ?artık|lütfen|şimdi devam edebilir|eder misin|" +
				"misiniz|miyiz",
			"hedefe|göreve|plana|döngüye ?lütfen|şimdi devam et|edelim|edin|edebilir_misin|" +
				"edebilir_misiniz|eder_misin",
		},
		it: []string{"bunu ?tekrar|yeniden sürdür|devam_ettir|başlat"},
		bare: "sürdür|sürdürelim|devam ettir|kaldığın yerden devam|kaldığın yerden devam et|" +
			"yeniden başlat|tekrar başlat|resume|resume et",
	},
	replace: order{
		named: []string{
			"?bu ?eski|mevcut|şu_anki hedefi|hedefimi|hedef|amacı ?şimdi|artık yenisiyle|" +
				"yeni_hedefle|yeni_hedef_ile|yeni_olanla|bununla ?yer değiştir|degistir|değiştirelim|" +
				"değiştirin",
			"?bu ?eski|mevcut|şu_anki hedefi|hedefimi ?yenisiyle|yeni_hedefle değiştir|degistir|değiştirelim",
			"yeni hedefe|olana|amaca geç|geçelim|geçiyoruz|geçiyorum|gec",
			"yeni hedefi|olanı al|kullan|alalım|kullanalım|seç|seçelim",
		},
	},
	done: order{
		named: []string{
			"?bu ?mevcut|şu_anki hedefi|hedef|goal'ü|döngüyü|görevi ?böyle|bu_haliyle|yine_de|" +
				"artık tamamlandı|bitti|tamam|bitmiş|tamamlanmış ?olarak|say|kabul işaretle|say|" +
				"sayalım|kabul_et|et|kaydet",
			"?bu ?mevcut|şu_anki hedefi|döngüyü|goal'ü ?böyle|bu_haliyle|yine_de|artık kapat|" +
				"kapatalım|tamamla|tamamlayalım",
		},
	},
	ends: "lütfen|lutfen|artık|hemen|şimdi|ve|çünkü|zira|o zaman|teşekkürler|sağ ol|tamamen|" +
		"bence|ya|yahu|bugünlük|şimdilik|gitsin|olur|olur mu|tamam|tamam mı|claude|ok|da|de|" +
		"rica ediyorum|rica ederim" +
		"|abi",
	polite: "tamam|peki|lütfen|lutfen|ok|evet|hayır|ya|yahu|artık|artik|hemen|şimdi|simdi|o zaman|neyse|" +
		"hadi|haydi|ben|biz|bunu|bu|bunların|hepsini|her şeyi|tamamen|sadece|claude|selam|merhaba|" +
		"pardon|kusura bakma|özür dilerim|teşekkürler|sağ ol|boşver|yeter|gitsin|bence|şimdilik|" +
		"biraz|aslında|en iyisi|olsun|işte",
	yes: "değiştir|degistir|değiştirelim|yenisiyle değiştir|yenisi ile değiştir|yenisini al|" +
		"yenisini kullan|yenisi|yeni|yeni hedef|yeni hedefi al|yeni hedefi kullan|yeni hedefe geç|" +
		"yeni hedefe geçelim|yeni olan|yeni olanı al|yeni olana geç|geç|geçelim|üzerine yaz|" +
		"eskisini değiştir|eski hedefi değiştir|hedefi değiştir|yenisine geç|yenisiyle devam et",
	questions: "ne|nedir|neden|niye|niçin|nasıl|nasil|hangi|hangisi|kim|kimin|nerede|nereden|nereye|" +
		"ne zaman|kaç|kaçıncı|neyi|neye|acaba|sence",
	particles: " mi| mu| mü| midir| mudur| müdür| misin| musun| müsün| misiniz| miyiz| miyim| muyuz| muyum|" +
		" nedir| neden| ne demek| ne yapıyor| ne işe yarar| ne işe yarıyor| nasıl çalışıyor| nasıl|" +
		" niye| nerede| kim",
	marks: " mi| mu| mü| midir| mudur| müdür| miydi| muydu| misin| musun| müsün| misiniz| miyiz| muyuz",
	talk: "açıkla|açıklar mısın|sadece açıkla|bana açıkla|anlat|anlatır mısın|tarif et|söyle bana|" +
		"sadece söyle|özetler misin|sadece cevap ver|cevap ver|sadece yanıtla|yanıtla|tartışalım|" +
		"konuşalım|düşün|sadece düşün|sadece bak|sadece incele|sadece oku|kodu incele|gözden geçir|" +
		"karşılaştır|listele|bir sorum var|sorum var|sorum şu|merak ediyorum|merak ettim|anlamadım|" +
		"anlamak istiyorum|öğrenmek istiyorum|bekle|biraz bekle|bekler misin|bir dakika|bir saniye|" +
		"dur bir|dur biraz|bi dakika|bi saniye|beni bekle|düşüneyim|bir düşüneyim|bir bakayım|" +
		"hiçbir şeyi değiştirme|hiçbir şey değiştirme|bir şey değiştirme|henüz değiştirme|değiştirme|" +
		"değişiklik yapma|henüz değişiklik yapma|değiştirmeden|dokunma|henüz dokunma|" +
		"hiçbir şeye dokunma|hiçbir şey yapma|henüz bir şey yapma|bir şey yapma|kod yazma|" +
		"henüz kod yazma|kod yazmadan|başlama|henüz başlama|uygulama yapma|düzenleme yapma|" +
		"henüz değil",
	requests: "lütfen|lutfen|rica etsem|zahmet olmazsa|mümkünse|misin|musun|müsün|misiniz|" +
		"musunuz|müsünüz|miyiz|muyuz|mümkün mü|rica ediyorum|rica ederim|sizden rica ediyorum|" +
		"senden rica ediyorum|senden ricam|sizden ricam|ricam|zahmet olmayacaksa|mümkünse eğer|" +
		"eğer mümkünse|sakıncası yoksa|sence sakıncası yoksa|bir zahmet|lütfedip|mısın|mısınız|miyim",
	works: "ekle|ekleyin|ekleyelim|düzelt|düzeltin|düzeltelim|duzelt|onar|gider|uygula|uygulayalım|yaz|" +
		"yazın|yazalım|oluştur|oluşturalım|olustur|yarat|yap|yapın|yapalım|değiştir|değiştirelim|" +
		"degistir|güncelle|guncelle|sil|silelim|kaldır|kaldıralım|refactor et|refaktör et|" +
		"yeniden adlandır|taşı|taşıyalım|çalıştır|çalıştıralım|calistir|kur|kuralım|yükle|ayarla|" +
		"ayarlayalım|kullan|kullanalım|commit et|commitle|push et|pushla|deploy et|test et|test yaz|" +
		"dönüştür|üret|bitir|tamamla|devam|devam et|devam edelim|sürdür|başla|başlayalım|böl|ayır|" +
		"birleştir|geri al|etkinleştir|devre dışı bırak|yapılandır|temizle|iyileştir|optimize et|" +
		"hızlandır|geliştir|debug et|entegre et|bağla|yükselt|hallet|çöz|yayınla|genişlet|destekle|" +
		"ekler misin|ekleyebilir misin|düzeltir misin|düzeltebilir misin|yazar mısın|yazabilir misin|" +
		"oluşturur musun|oluşturabilir misin|yapar mısın|yapabilir misin|değiştirir misin|" +
		"değiştirebilir misin|günceller misin|siler misin|silebilir misin|kaldırır mısın|" +
		"çalıştırır mısın|çalıştırabilir misin|commit eder misin|test eder misin|başlar mısın|" +
		"başlayabilir misin|devam eder misin",
	wish: "misin|musun|müsün|misiniz|musunuz|müsünüz|miyiz|muyuz|mısın|mısınız|olur mu|mümkün mü|" +
		"rica",
	either:  "veya|yoksa|ya da",
	reasons: "için|dolayı|yüzünden|nedeniyle|olduğundan|diye",
	joins:   "ve|sonra|ardından|ama",
	drop:    "vazgeç",
}
