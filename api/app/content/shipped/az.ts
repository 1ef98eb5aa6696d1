/** The pages that every brand has, in Azerbaijani. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Mərc edərkən qarşılaşacağınız sözlər, nümunələrlə.</p>
<h2>Mərc növləri</h2>
<h3>Tək</h3>
<p>Bir seçimə qoyulan mərc. Ödəniş məbləğin əmsala hasilidir: 1.85 əmsalla 100 qoysanız, 185 ödənilir.</p>
<h3>Ekspress</h3>
<p>Müxtəlif oyunlardan seçimlər bir kuponda. Əmsallar bir-birinə vurulur və bütün seçimlər udmalıdır. 1.50 × 2.00 × 1.80 əmsallı üç seçim 5.40 ümumi əmsal verir.</p>
<h3>Çoxlu</h3>
<p>Kuponda eyni oyundan bir neçə seçim ola bilər. Onların hər birləşməsi ayrıca kombinasiyadır və məbləğ kombinasiyaların sayına vurulur.</p>
<h3>Sistem</h3>
<p>Bəzi seçimlər uduzsa da, uda bilən mərc. 4-dən 3 sistemi dörd üçlük kombinasiyadır: üç seçim udsa, bir kombinasiya ödənilir. Ümumi məbləğ bir kombinasiyanın məbləği ilə kombinasiyaların sayının hasilidir.</p>
<h3>Banko</h3>
<p>Sistemin hər kombinasiyasında olan seçim. O uduzsa, heç bir kombinasiya udmur.</p>
<h2>Mərc bazarları</h2>
<h3>Oyunun nəticəsi (1X2)</h3>
<p>1 ev sahibinin qələbəsi, X heç-heçə, 2 qonağın qələbəsidir. Əlavə vaxt sayılmır.</p>
<h3>İkili şans</h3>
<p>Üç nəticədən ikisi birdən: 1X, 12 və ya X2.</p>
<h3>Heç-heçədə geri qaytarma</h3>
<p>Oyun heç-heçə bitərsə, məbləğ qaytarılır; ekspressdə bu seçim 1.00 sayılır.</p>
<h3>Handikap</h3>
<p>Komandalardan biri oyuna qol üstünlüyü ilə başlayır. 0:1 handikapla ev sahibinin 2-1 qələbəsi 2-2 heç-heçə olur.</p>
<h3>Asiya handikapı</h3>
<p>Heç-heçə yoxdur. −0.25 kimi rüblük xəttdə məbləğ ikiyə bölünür: yarısı uda, digər yarısı qaytarıla bilər.</p>
<h3>Üst/alt</h3>
<p>Oyundakı qolların, xalların, setlərin və ya künc zərbələrinin xətdən çox, yoxsa az olacağı. 2.5 üst üçün ən azı üç qol lazımdır.</p>
<h3>Hər iki komanda qol vurur</h3>
<p>Bəli: hər komanda ən azı bir qol vurur. Xeyr: ən azı bir komanda qol vurmur.</p>
<h3>İlk hissə / oyun</h3>
<p>Fasilədəki və sondakı nəticə. 1/2 fasilədə ev sahibinin öndə olması, oyunu isə qonağın udmasıdır.</p>
<h2>Digər sözlər</h2>
<table><tbody>
<tr><th scope="row">Əmsal</th><td>Udan mərcin məbləğin neçə qatını ödədiyi.</td></tr>
<tr><th scope="row">Minimum seçim</th><td>Bu oyun olan kuponda ən azı neçə seçim olmalıdır.</td></tr>
<tr><th scope="row">Canlı mərc</th><td>Oyun gedərkən qoyulan mərc. Əmsallar dəyişir, mərc bir neçə saniyəyə təsdiqlənir.</td></tr>
<tr><th scope="row">Mərcin satışı</th><td>Hələ hesablanmamış mərcin təklif olunan qiymətə bağlanması (keş-aut).</td></tr>
<tr><th scope="row">Qaytarıldı (1.00)</th><td>Təxirə salınan və ya yarımçıq qalan oyunun seçimi 1.00 sayılır.</td></tr>
</tbody></table>`

const help = `
<h2>Hesabınız</h2>
<h3>Hesabı necə açım?</h3>
<p>Səhifənin yuxarısında «Qeydiyyat» seçin və formanı sənədinizdəki kimi doldurun. Ən azı 18 yaşınız olmalıdır və hər kəsin yalnız bir hesabı ola bilər.</p>
<h3>Şifrəmi unutmuşam</h3>
<p>Girişdə «Şifrəni unutmusunuz» seçin, sizə link göndərək. E-poçt gəlməsə, spam qovluğuna baxın.</p>
<h3>Məlumatlarımı harada dəyişim?</h3>
<p>«Hesabım» səhifəsində. Ad, doğum tarixi və ya şəxsiyyət nömrəsini dəyişmək üçün bizə yazın.</p>
<h2>Mərclər</h2>
<h3>Mərci ləğv edə bilərəm?</h3>
<p>Oyundan əvvəlki mərci qısa müddət ərzində öz səhifəsində ləğv etmək olar. Canlı mərclər ləğv edilmir.</p>
<h3>Mərc edərkən əmsal dəyişdi</h3>
<p>Yeni əmsalı görürsünüz və onu qəbul etməyincə heç nə qoyulmur. Bütün dəyişiklikləri qəbul etməyi də seçə bilərsiniz.</p>
<h3>Oyun təxirə salınsa, nə olur?</h3>
<p>Qaydalardakı müddətdə oynanılmasa, seçim 1.00 sayılır, mərcin qalanı davam edir.</p>
<h3>Uduş nə vaxt ödənilir?</h3>
<p>Son oyunun nəticəsi daxil ediləndə, çox vaxt bir neçə dəqiqəyə. Bütün ödənişləri «Əməliyyatlar»da görürsünüz.</p>
<h2>Depozit və çıxarış</h2>
<h3>Nə qədər depozit edə bilərəm?</h3>
<p>Ən az və ən çox məbləğ üsuldan asılıdır və onun yanında yazılıb.</p>
<h3>Çıxarışım niyə gözləyir?</h3>
<p>Çıxarışlar şəxsiyyət və təhlükəsizlik yoxlamasından sonra göndərilir. Ad hesab sahibinin adı olmalıdır.</p>
<h2>Əlavə kömək</h2>
<p>Sualınızın cavabı burada yoxdursa, bizə yazın. Mərcin nömrəsi ilə daha tez cavab verə bilərik.</p>`

const about = `
<p>{brand} sürətli, aydın və ədalətli idman mərcləri təqdim edir. Futbol, basketbol, tennis, voleybol: hər gün yüzlərlə oyun, oyundan əvvəl və oyun zamanı əmsallarla.</p>
<h2>Bizim üçün vacib olanlar</h2>
<ul>
<li><strong>Aydınlıq:</strong> mərcin hər addımını, əmsallarını və nəticəsini hesabınızda görürsünüz.</li>
<li><strong>Sürət:</strong> əmsallar dərhal yenilənir, hesablanmış mərclər gecikmədən ödənilir.</li>
<li><strong>Təhlükəsizlik:</strong> məlumatlarınız şifrələnmiş ötürülür, hesabınızı ikimərhələli girişlə qoruya bilərsiniz.</li>
<li><strong>Məsuliyyət:</strong> limitlər, fasilə və özünü kənarlaşdırma həmişə əlinizin altındadır.</li>
</ul>
<h2>Əlaqə</h2>
<p>Təklif, sual və şikayətləriniz üçün bizə yazın: hesablarımız səhifənin aşağısındadır.</p>`

const terms = `
<p>{brand} saytından istifadə etməklə bu qaydaları qəbul edirsiniz.</p>
<h2>1. Hesablar</h2>
<ol>
<li>Oyunçuların ən azı 18 yaşı olmalıdır. Yaş və şəxsiyyət sənədi istənilən vaxt tələb oluna bilər.</li>
<li>Hər kəsin yalnız bir hesabı ola bilər. Onu başqasına vermək və ya başqası üçün istifadə etmək olmaz.</li>
<li>Hesab məlumatları doğru və yeni olmalıdır.</li>
<li>Şifrənizi gizli saxlayırsınız.</li>
</ol>
<h2>2. Mərclər</h2>
<ol>
<li>Mərc serverimiz onu qəbul edib nömrə verəndə qüvvəyə minir. Bundan sonra əmsalları dəyişmir.</li>
<li>Canlı mərclər bir neçə saniyəyə qəbul edilir; bu müddətdə əmsal, hesab və ya oyunun vəziyyəti dəyişsə, mərc rədd edilə bilər.</li>
<li>Başlamış və ya nəticəsi məlum olan hadisəyə qoyulan mərc etibarsızdır və məbləği qaytarılır.</li>
<li>Əmsalda, komandada və ya xəttdə açıq səhv olan seçim düzgün əmsalla və ya 1.00 ilə hesablanır.</li>
<li>Mərcin ödəyə biləcəyi ən böyük məbləğ onun üzərində yazılıb.</li>
</ol>
<h2>3. Nəticələr</h2>
<ol>
<li>Nəticələr rəsmi mənbələrə əsaslanır. Başqa cür göstərilməyibsə, əlavə vaxt və penaltilər olmadan əsas vaxt sayılır.</li>
<li>Səhv nəticə düzəldilir və mərclər yenidən hesablanır.</li>
<li>Təxirə salınan və ya yarımçıq qalan oyunların seçimləri oyun vaxtında başa çatmasa, 1.00 sayılır.</li>
</ol>
<h2>4. Pul</h2>
<ol>
<li>Depozit və çıxarış yalnız öz adınıza olan hesablarla edilir.</li>
<li>Çıxarışdan əvvəl şəxsiyyətiniz yoxlanıla bilər.</li>
<li>Səhvən əlavə edilmiş məbləğlər geri alınır.</li>
</ol>
<h2>5. Sui-istifadə</h2>
<p>Bir şəxsin bir neçə hesabı, sövdələşmə, fırıldaq, danışılmış oyun və ya avtomatik oyun aşkar edilsə, mərclər etibarsız sayıla və hesab bağlana bilər.</p>
<h2>6. Şikayətlər</h2>
<p>Mərc hesablandıqdan sonra 30 gün ərzində yazılı etiraz edə bilərsiniz.</p>`

const responsible = `
<p>Mərc əyləncədir, pul qazanmaq yolu deyil. İtirməyi gözə ala bilməyəcəyiniz pulla heç vaxt oynamayın. {brand} yalnız <strong>18 yaşı tamam olanlar</strong> üçündür.</p>
<h2>Nəzarət sizdədir</h2>
<ul>
<li><strong>Limitlər:</strong> gündə, həftədə və ya ayda ən çox nə qədər depozit edəcəyinizi, itirəcəyinizi və ya qoyacağınızı təyin edin. Aşağı limit dərhal, yuxarı limit gözləmə müddətindən sonra qüvvəyə minir.</li>
<li><strong>Oyun xatırlatması:</strong> seçdiyiniz fasilələrlə nə qədər oynadığınızı və nə qədər udduğunuzu və ya uduzduğunuzu göstəririk.</li>
<li><strong>Fasilə:</strong> hesabınızı qısa müddətə oyuna bağlayın.</li>
<li><strong>Özünü kənarlaşdırma:</strong> hesabı uzun müddətə və ya həmişəlik bağlayın. Pulunuzu hər zaman çıxara bilərsiniz.</li>
</ul>
<h2>Özünüzdən soruşun</h2>
<ul>
<li>İtirdiyimi qaytarmaq üçün məbləği artırıram?</li>
<li>Mərc üçün borc alıram və ya ödənişlərimi gecikdirirəm?</li>
<li>Nə qədər oynadığımı başqalarından gizlədirəm?</li>
<li>Oynamayanda narahat oluram?</li>
</ul>
<p>Cavablardan biri «bəli»dirsə, fasilə verin və kömək axtarın.</p>
<h2>Köməyi haradan tapmaq olar</h2>
<p>Həkiminizlə və ya yaxınlıqdakı məsləhət mərkəzi ilə danışın. Bu səhifədə sizə ən yaxın yardım xətti də göstərilir.</p>
<h2>18 yaşdan kiçikləri qoruyun</h2>
<p>Şifrənizi heç kimə verməyin, ortaq cihazlarda hesabdan çıxın və uşaqların girişi olan yerdə valideyn nəzarətindən istifadə edin.</p>`

const pages: ShippedPages = {
  5: { title: 'Mərc lüğəti', body: dictionary },
  6: { title: 'Kömək və suallar', body: help },
  7: { title: 'Haqqımızda', body: about },
  9: { title: 'Qaydalar və şərtlər', body: terms },
  10: { title: 'Məsuliyyətli oyun', body: responsible },
}

export default pages
