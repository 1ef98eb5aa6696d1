/** The pages that every brand has, in Turkish. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Kuponunuzu yaparken karşılaşacağınız terimler, örnekleriyle.</p>
<h2>Kupon türleri</h2>
<h3>Tek maç (tekli)</h3>
<p>Tek bir seçimden oluşan kupondur. Kazanç, yatırdığınız tutar ile oranın çarpımıdır: 1,85 orana 100 TL, tutarsa 185 TL öder.</p>
<h3>Kombine</h3>
<p>Farklı maçlardan iki ya da daha fazla seçimin aynı kuponda birleşmesidir. Oranlar birbiriyle çarpılır, kuponun kazanması için bütün seçimlerin tutması gerekir. 1,50 × 2,00 × 1,80 oranlı üç seçim 5,40 toplam oran eder.</p>
<h3>Çoklu</h3>
<p>Aynı maçtan birden fazla seçim içeren kupondur. Seçimlerin her birleşimi ayrı bir kolon sayılır ve tutar kolon sayısıyla çarpılır.</p>
<h3>Sistem</h3>
<p>Seçimlerin bir kısmı tutmasa da kazandırabilen kupondur. 4 seçimle 3’lü sistem, dört ayrı 3’lü kolon demektir; üç seçim tutarsa bir kolon kazanır. Tutar, kolon başına tutar ile kolon sayısının çarpımıdır.</p>
<h3>Banko</h3>
<p>Sistem kuponunda her kolonda yer alan seçimdir. Banko tutmazsa kuponun hiçbir kolonu kazanmaz.</p>
<h2>Bahis türleri</h2>
<h3>Maç sonucu (1 X 2)</h3>
<p>1 ev sahibinin kazanması, X beraberlik, 2 deplasman takımının kazanmasıdır. Uzatmalar sayılmaz.</p>
<h3>Çifte şans</h3>
<p>Üç sonuçtan ikisine birden oynarsınız: 1-X, 1-2 ya da X-2.</p>
<h3>Beraberlikte iade</h3>
<p>Maç berabere biterse tutarınız iade edilir; kombine kuponda bu seçimin oranı 1,00 sayılır.</p>
<h3>Handikap</h3>
<p>Maç, takımlardan birine verilmiş gol avansıyla başlamış sayılır. Ev sahibi 0:1 handikapta maçı 2-1 kazanırsa handikaplı skor 2-2, yani beraberliktir.</p>
<h3>Asya handikabı</h3>
<p>Beraberlik seçeneği yoktur. Çeyrekli çizgilerde (örneğin −0,25) tutar ikiye bölünür; yarısı kazanıp yarısı iade edilebilir.</p>
<h3>Alt / Üst</h3>
<p>Maçtaki toplam gol, sayı, set ya da kornerin verilen çizginin altında mı üstünde mi kalacağıdır. 2,5 üst için en az üç gol gerekir.</p>
<h3>Karşılıklı gol (KG)</h3>
<p>KG var, iki takımın da gol atması; KG yok, en az birinin atamamasıdır.</p>
<h3>İlk yarı / Maç sonucu</h3>
<p>Hem ilk yarının hem maçın sonucunu birlikte bilirsiniz. 1/2, ilk yarıyı ev sahibinin, maçı deplasmanın kazanmasıdır.</p>
<h2>Diğer terimler</h2>
<table><tbody>
<tr><th scope="row">Oran</th><td>Tutan bahiste yatırdığınız tutarın kaç katının ödeneceği.</td></tr>
<tr><th scope="row">MBS</th><td>Minimum bahis sayısı: maçın bulunduğu kuponda en az kaç seçim olması gerektiği.</td></tr>
<tr><th scope="row">Canlı bahis</th><td>Maç sürerken oynanan bahis. Oranlar sürekli değişir, kupon birkaç saniye sonra onaylanır.</td></tr>
<tr><th scope="row">Kupon satışı</th><td>Sonuçlanmamış kuponu o anki teklif üzerinden kapatmak.</td></tr>
<tr><th scope="row">İade (1,00)</th><td>Ertelenen ya da iptal edilen maçın seçimi 1,00 oranla sayılır.</td></tr>
</tbody></table>`

const help = `
<h2>Hesap</h2>
<h3>Nasıl üye olurum?</h3>
<p>Sağ üstteki kayıt düğmesine basın, formu kimliğinizdeki bilgilerle doldurun. Üyelik 18 yaşından büyükler içindir ve herkes yalnızca bir hesap açabilir.</p>
<h3>Şifremi unuttum, ne yapmalıyım?</h3>
<p>Giriş penceresindeki “Şifremi unuttum” bağlantısıyla e-postanıza yeni şifre bağlantısı isteyin. E-posta gelmediyse gereksiz klasörüne bakın.</p>
<h3>Bilgilerimi nereden değiştiririm?</h3>
<p>Hesabım sayfasındaki profil bölümünden. Ad, soyad, doğum tarihi ve kimlik numarası için bize yazın.</p>
<h2>Kupon</h2>
<h3>Kuponumu iptal edebilir miyim?</h3>
<p>Maç öncesi kuponlar, süre dolmadan kupon sayfasından iptal edilebilir. Canlı bahis kuponları iptal edilemez.</p>
<h3>Oran kupon yaparken değişti, ne olur?</h3>
<p>Yeni oran size gösterilir. Kabul etmediğiniz sürece kupon oynanmaz. Oran değişikliklerini baştan kabul etmeyi de seçebilirsiniz.</p>
<h3>Maç ertelenirse kuponuma ne olur?</h3>
<p>Maç kurallarda yazan süre içinde oynanmazsa seçim 1,00 oranla sayılır, kuponun kalanı devam eder.</p>
<h3>Kazancım ne zaman yatar?</h3>
<p>Kuponun son maçının sonucu işlendiğinde, çoğunlukla birkaç dakika içinde. Geçmişi hesap hareketlerinde görürsünüz.</p>
<h2>Para yatırma ve çekme</h2>
<h3>En az ve en çok ne kadar yatırabilirim?</h3>
<p>Tutarlar yönteme göre değişir ve her yöntemin yanında yazar.</p>
<h3>Çekim talebim neden bekliyor?</h3>
<p>Çekimler kimlik ve güvenlik kontrolünden sonra gönderilir. Ad soyad hesap sahibiyle aynı olmalıdır.</p>
<h2>Yardım</h2>
<p>Sorunuzun yanıtı burada yoksa bize yazın; kupon numarasını eklerseniz daha hızlı yanıtlarız.</p>`

const about = `
<p>{brand}, spor bahislerini hızlı, anlaşılır ve adil bir şekilde sunmak için kuruldu. Futboldan basketbola, tenisten voleybola her gün yüzlerce maç, maç öncesi ve canlı oranlarla burada.</p>
<h2>Neye önem veriyoruz?</h2>
<ul>
<li><strong>Açıklık:</strong> Kuponunuzun her adımı, oranları, kesintisi ve sonucu hesabınızda görünür.</li>
<li><strong>Hız:</strong> Oranlar anında güncellenir, sonuçlanan kuponlar beklemeden ödenir.</li>
<li><strong>Güvenlik:</strong> Bilgileriniz şifreli bağlantıyla taşınır, hesabınızı iki adımlı girişle koruyabilirsiniz.</li>
<li><strong>Sorumluluk:</strong> Limit koyma, mola verme ve hesabı kapatma araçları her an elinizin altındadır.</li>
</ul>
<h2>Bize ulaşın</h2>
<p>Öneri, soru ve şikâyetleriniz için sayfanın altındaki hesaplarımızdan bize yazabilirsiniz.</p>`

const terms = `
<p>{brand} sitesini kullanarak aşağıdaki kuralları kabul etmiş olursunuz.</p>
<h2>1. Üyelik</h2>
<ol>
<li>Üyeler 18 yaşını doldurmuş olmalıdır. Yaş ve kimlik belgesi her zaman istenebilir.</li>
<li>Her kişi tek hesap açabilir. Hesap başkasına devredilemez, başkası adına kullanılamaz.</li>
<li>Kayıtta verilen bilgiler doğru ve güncel olmalıdır.</li>
<li>Şifrenin korunması üyenin sorumluluğundadır.</li>
</ol>
<h2>2. Bahisler</h2>
<ol>
<li>Kupon, sunucu tarafından onaylanıp numara aldığında geçerli olur. Onaylanan kuponun oranları değişmez.</li>
<li>Canlı bahislerde onay birkaç saniye sürer; bu sürede oran, skor ya da maçın durumu değişirse kupon reddedilebilir.</li>
<li>Başlamış ya da sonucu belli olmuş bir olaya oynanan bahis geçersizdir ve tutarı iade edilir.</li>
<li>Açık oran, takım ya da çizgi hatası bulunan seçimler doğru oranla ya da 1,00 oranla sonuçlandırılır.</li>
<li>Bir kuponun ödeyebileceği en yüksek tutar kuponda yazar.</li>
</ol>
<h2>3. Sonuçlar</h2>
<ol>
<li>Sonuçlar resmî kaynaklara göre işlenir. Aksi yazmıyorsa normal süre geçerlidir, uzatma ve penaltılar sayılmaz.</li>
<li>Yanlış işlenen bir sonuç düzeltilir ve kuponlar yeniden hesaplanır.</li>
<li>Ertelenen ve yarıda kalan maçların seçimleri, kurallardaki süre içinde tamamlanmazsa 1,00 oranla sayılır.</li>
</ol>
<h2>4. Para işlemleri</h2>
<ol>
<li>Yatırma ve çekme yalnızca üyenin kendi adına olan hesaplarla yapılır.</li>
<li>Çekimden önce kimlik doğrulaması istenebilir.</li>
<li>Yanlışlıkla aktarılan tutarlar geri alınır.</li>
</ol>
<h2>5. Kötüye kullanım</h2>
<p>Birden fazla hesap, ortak hareket, hile, şike ya da yazılımla otomatik oynama tespit edilirse bahisler geçersiz sayılabilir ve hesap kapatılabilir.</p>
<h2>6. Şikâyet</h2>
<p>İtirazlarınızı kupon sonuçlandıktan sonra 30 gün içinde bize yazarak iletebilirsiniz.</p>`

const responsible = `
<p>Bahis bir eğlencedir, gelir kapısı değildir. Kaybetmeyi göze alamayacağınız parayla oynamayın. {brand} yalnızca <strong>18 yaşından büyükler</strong> içindir.</p>
<h2>Kontrol sizde</h2>
<ul>
<li><strong>Limitler:</strong> Günlük, haftalık ve aylık yatırma, kayıp ve bahis limiti koyabilirsiniz. Limit düşürmek hemen, yükseltmek bekleme süresinden sonra geçerli olur.</li>
<li><strong>Hatırlatma:</strong> Seçtiğiniz aralıklarla ne kadar süredir oynadığınızı ve kazanç kaybınızı gösteririz.</li>
<li><strong>Mola:</strong> Hesabınızı kısa bir süre için oyuna kapatabilirsiniz.</li>
<li><strong>Kendini dışlama:</strong> Hesabınızı uzun süreyle ya da süresiz kapatabilirsiniz. Çekim yapmanız her zaman mümkündür.</li>
</ul>
<h2>Kendinize sorun</h2>
<ul>
<li>Kaybımı çıkarmak için daha büyük oynuyor muyum?</li>
<li>Bahis için borç alıyor, ödemelerimi aksatıyor muyum?</li>
<li>Ne kadar oynadığımı yakınlarımdan gizliyor muyum?</li>
<li>Oynamadığımda huzursuz oluyor muyum?</li>
</ul>
<p>Bir soruya bile “evet” diyorsanız ara verin ve destek alın.</p>
<h2>Destek</h2>
<p>Aile hekiminize ya da en yakın ruh sağlığı merkezine başvurabilirsiniz. Bu sayfada size en yakın destek hattını da bulursunuz.</p>
<h2>18 yaş altını koruyun</h2>
<p>Şifrenizi kimseyle paylaşmayın, ortak bilgisayarda oturumu kapatın ve gerekirse ebeveyn denetimi yazılımı kullanın.</p>`

const pages: ShippedPages = {
  5: { title: 'Bahis sözlüğü', body: dictionary },
  6: { title: 'Yardım ve sık sorulan sorular', body: help },
  7: { title: 'Hakkımızda', body: about },
  9: { title: 'Kurallar ve koşullar', body: terms },
  10: { title: 'Sorumlu oyun', body: responsible },
}

export default pages
