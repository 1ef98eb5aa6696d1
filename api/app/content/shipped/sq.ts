/** The pages that every brand has, in Albanian. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Fjalët që hasni kur vini baste, me shembuj.</p>
<h2>Llojet e basteve</h2>
<h3>Njëshe</h3>
<p>Bast për një zgjedhje. Pagesa është shuma herë kuota: 100 me kuotë 1,85 paguajnë 185.</p>
<h3>Kombinuar</h3>
<p>Zgjedhje nga ndeshje të ndryshme në një skedinë. Kuotat shumëzohen dhe duhet të fitojnë të gjitha zgjedhjet. Tri zgjedhje 1,50 × 2,00 × 1,80 japin kuotë totale 5,40.</p>
<h3>Shumëfish</h3>
<p>Një skedinë mund të ketë disa zgjedhje nga e njëjta ndeshje. Çdo kombinim i tyre është kolonë më vete dhe shuma shumëzohet me numrin e kolonave.</p>
<h3>Sistem</h3>
<p>Bast që mund të fitojë edhe nëse disa zgjedhje humbin. Sistemi 3 nga 4 ka katër treshe: nëse fitojnë tri zgjedhje, paguhet një treshe. Shuma e plotë është shuma për kolonë herë numri i kolonave.</p>
<h3>Fiks</h3>
<p>Zgjedhje që është në çdo kolonë të sistemit. Nëse humbet, nuk fiton asnjë kolonë.</p>
<h2>Tregjet</h2>
<h3>Rezultati final (1X2)</h3>
<p>1 është fitorja e vendasve, X barazimi, 2 fitorja e mysafirëve. Vazhdimet nuk llogariten.</p>
<h3>Shans dyfish</h3>
<p>Dy nga tri rezultatet njëherësh: 1X, 12 ose X2.</p>
<h3>Barazim kthim</h3>
<p>Nëse ndeshja mbyllet barazim, shuma kthehet; te bastet e kombinuara zgjedhja llogaritet 1,00.</p>
<h3>Hendikep</h3>
<p>Një skuadër nis me gola epërsi. Me hendikep 0:1, një fitore e vendasve 2-1 bëhet barazim 2-2.</p>
<h3>Hendikep aziatik</h3>
<p>Nuk ka barazim. Në një vijë çerek si −0,25 shuma ndahet në dysh: gjysma mund të fitojë dhe gjysma tjetër të kthehet.</p>
<h3>Mbi/nën</h3>
<p>Nëse golat, pikët, setet ose këndet e një ndeshjeje janë më shumë a më pak se vija. Mbi 2,5 kërkon tre gola.</p>
<h3>Të dyja shënojnë</h3>
<p>Po: çdo skuadër shënon të paktën një herë. Jo: të paktën një skuadër nuk shënon.</p>
<h3>Pjesa e parë / finale</h3>
<p>Rezultati në pushim dhe në fund. 1/2 do të thotë se vendasit janë përpara në pushim dhe mysafirët fitojnë ndeshjen.</p>
<h2>Fjalë të tjera</h2>
<table><tbody>
<tr><th scope="row">Kuota</th><td>Sa herë shumën paguan një bast i fituar.</td></tr>
<tr><th scope="row">Zgjedhje minimale</th><td>Sa zgjedhje duhet të ketë një skedinë me këtë ndeshje.</td></tr>
<tr><th scope="row">Bast live</th><td>Bast gjatë ndeshjes. Kuotat lëvizin dhe basti konfirmohet pas pak sekondash.</td></tr>
<tr><th scope="row">Cash out</th><td>Mbyllja e një basti ende të hapur me çmimin e ofruar.</td></tr>
<tr><th scope="row">E pavlefshme (1,00)</th><td>Zgjedhja e një ndeshjeje të shtyrë ose të ndërprerë llogaritet 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>Llogaria juaj</h2>
<h3>Si hap një llogari?</h3>
<p>Zgjidhni „Regjistrohu“ në krye të faqes dhe plotësoni formularin sipas dokumenteve tuaja. Duhet të jeni të paktën 18 vjeç dhe secili mund të ketë vetëm një llogari.</p>
<h3>Kam harruar fjalëkalimin</h3>
<p>Te hyrja zgjidhni „Fjalëkalim i harruar“ dhe ju dërgojmë një lidhje. Nëse emaili nuk vjen, shihni te posta e padëshiruar.</p>
<h3>Ku i ndryshoj të dhënat?</h3>
<p>Te faqja „Llogaria ime“. Për të ndryshuar emrin, datëlindjen ose numrin e identitetit, na shkruani.</p>
<h2>Bastet</h2>
<h3>A mund ta anuloj një bast?</h3>
<p>Basti para ndeshjes mund të anulohet te faqja e tij për pak kohë. Bastet live nuk mund të anulohen.</p>
<h3>Kuota ndryshoi ndërsa po vija bastin</h3>
<p>E shihni kuotën e re dhe asgjë nuk luhet derisa ta pranoni. Mund të zgjidhni edhe pranimin e të gjitha ndryshimeve.</p>
<h3>Çfarë ndodh kur një ndeshje shtyhet?</h3>
<p>Nëse nuk luhet brenda kohës që thonë rregullat, zgjedhja llogaritet 1,00 dhe pjesa tjetër e bastit vazhdon.</p>
<h3>Kur paguhen fitimet?</h3>
<p>Kur futet rezultati i ndeshjes së fundit, zakonisht brenda pak minutash. Te transaksionet shihni çdo pagesë.</p>
<h2>Depozitat dhe tërheqjet</h2>
<h3>Sa mund të depozitoj?</h3>
<p>Shuma më e vogël dhe më e madhe varen nga mënyra e pagesës dhe shkruhen pranë saj.</p>
<h3>Pse pret tërheqja ime?</h3>
<p>Tërheqjet dërgohen pas kontrollit të identitetit dhe sigurisë. Emri duhet të jetë i zotëruesit të llogarisë.</p>
<h2>Më shumë ndihmë</h2>
<p>Nëse përgjigjja nuk është këtu, na shkruani. Me numrin e bastit mund të përgjigjemi më shpejt.</p>`

const about = `
<p>{brand} ofron baste sportive të shpejta, të qarta dhe të drejta. Futboll, basketboll, tenis, volejboll: qindra ndeshje çdo ditë, me kuota para dhe gjatë lojës.</p>
<h2>Çfarë na intereson</h2>
<ul>
<li><strong>Qartësia:</strong> çdo hap të bastit, kuotat dhe rezultatin i shihni në llogarinë tuaj.</li>
<li><strong>Shpejtësia:</strong> kuotat përditësohen menjëherë dhe bastet e llogaritura paguhen pa vonesë.</li>
<li><strong>Siguria:</strong> të dhënat tuaja udhëtojnë të koduara dhe mund ta mbroni llogarinë me hyrjen me dy hapa.</li>
<li><strong>Përgjegjësia:</strong> kufijtë, pushimet dhe vetëpërjashtimi janë gjithmonë pranë.</li>
</ul>
<h2>Kontakti</h2>
<p>Për ide, pyetje dhe ankesa, na shkruani: llogaritë tona janë në fund të faqes.</p>`

const terms = `
<p>Duke përdorur {brand} i pranoni këto rregulla.</p>
<h2>1. Llogaritë</h2>
<ol>
<li>Lojtarët duhet të jenë të paktën 18 vjeç. Prova e moshës dhe e identitetit mund të kërkohet në çdo kohë.</li>
<li>Secili mund të ketë vetëm një llogari. Ajo nuk mund të kalohet te tjetri as të përdoret për dikë tjetër.</li>
<li>Të dhënat e llogarisë duhet të jenë të vërteta dhe të përditësuara.</li>
<li>Fjalëkalimin e mbani të fshehtë.</li>
</ol>
<h2>2. Bastet</h2>
<ol>
<li>Basti vlen kur serveri ynë e pranon dhe i jep një numër. Pastaj kuotat e tij nuk ndryshojnë më.</li>
<li>Bastet live pranohen pas pak sekondash; nëse ndërkohë ndryshon kuota, rezultati ose gjendja e ndeshjes, basti mund të refuzohet.</li>
<li>Basti për një ngjarje që kishte nisur ose me rezultat të njohur është i pavlefshëm dhe shuma kthehet.</li>
<li>Zgjedhja me gabim të dukshëm në kuotë, skuadër ose vijë llogaritet me kuotën e saktë ose me 1,00.</li>
<li>Shuma më e madhe që mund të paguajë basti shkruhet mbi të.</li>
</ol>
<h2>3. Rezultatet</h2>
<ol>
<li>Rezultatet ndjekin burimet zyrtare. Nëse nuk thuhet ndryshe, llogaritet koha e rregullt, pa vazhdime dhe penallti.</li>
<li>Rezultati i gabuar korrigjohet dhe bastet llogariten përsëri.</li>
<li>Zgjedhjet e ndeshjeve të shtyra ose të ndërprera llogariten 1,00 nëse ndeshja nuk mbyllet në kohë.</li>
</ol>
<h2>4. Paratë</h2>
<ol>
<li>Depozitat dhe tërheqjet bëhen vetëm me llogari në emrin tuaj.</li>
<li>Para një tërheqjeje mund të kontrollohet identiteti juaj.</li>
<li>Shumat e shtuara gabimisht hiqen.</li>
</ol>
<h2>5. Abuzimi</h2>
<p>Nëse gjejmë disa llogari të një personi, marrëveshje të fshehta, mashtrim, ndeshje të trukuara ose lojë automatike, bastet mund të jenë të pavlefshme dhe llogaria të mbyllet.</p>
<h2>6. Ankesat</h2>
<p>Mund të ankoheni me shkrim brenda 30 ditëve pas llogaritjes së bastit.</p>`

const responsible = `
<p>Basti është argëtim, jo mënyrë për të fituar para. Mos luani kurrë me para që nuk përballoni t’i humbni. {brand} është vetëm për personat <strong>mbi 18 vjeç</strong>.</p>
<h2>Kontrolli është i juaji</h2>
<ul>
<li><strong>Kufijtë:</strong> vendosni sa më së shumti depozitoni, humbni ose vini baste në ditë, javë ose muaj. Kufiri më i ulët vlen menjëherë, më i larti pas një pritjeje.</li>
<li><strong>Pasqyra e lojës:</strong> në intervale që zgjidhni ju tregojmë sa keni luajtur dhe sa keni fituar ose humbur.</li>
<li><strong>Pushimi:</strong> mbylleni llogarinë për lojë për pak kohë.</li>
<li><strong>Vetëpërjashtimi:</strong> mbylleni për një kohë të gjatë ose përgjithmonë. Paratë mund t’i tërhiqni gjithmonë.</li>
</ul>
<h2>Pyeteni veten</h2>
<ul>
<li>A i rris bastet për të kthyer atë që humba?</li>
<li>A marr para hua për baste ose lë fatura të papaguara?</li>
<li>A ua fsheh të tjerëve sa luaj?</li>
<li>A jam i shqetësuar kur nuk luaj?</li>
</ul>
<p>Nëse qoftë edhe një përgjigje është po, bëni një pushim dhe kërkoni ndihmë.</p>
<h2>Ku të gjeni ndihmë</h2>
<p>Flisni me mjekun tuaj ose me një qendër këshillimi pranë jush. Në këtë faqe gjendet edhe linja më e afërt e ndihmës.</p>
<h2>Mbroni ata nën 18 vjeç</h2>
<p>Mbajeni fjalëkalimin për vete, dilni nga llogaria në pajisje të përbashkëta dhe përdorni kontrollin prindëror aty ku kanë qasje fëmijët.</p>`

const pages: ShippedPages = {
  5: { title: 'Fjalori i basteve', body: dictionary },
  6: { title: 'Ndihmë dhe pyetje të shpeshta', body: help },
  7: { title: 'Rreth nesh', body: about },
  9: { title: 'Kushtet e përdorimit', body: terms },
  10: { title: 'Loja e përgjegjshme', body: responsible },
}

export default pages
