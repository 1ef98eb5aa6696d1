/** The pages that every brand has, in Croatian. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Riječi na koje nailazite dok se kladite, s primjerima.</p>
<h2>Vrste oklada</h2>
<h3>Singl</h3>
<p>Oklada na jedan par. Isplata je ulog puta tečaj: 100 uz tečaj 1,85 isplaćuje 185.</p>
<h3>Akumulator</h3>
<p>Parovi iz različitih utakmica na jednom listiću. Tečajevi se množe i svi parovi moraju biti dobitni. Tri para 1,50 × 2,00 × 1,80 daju ukupni tečaj 5,40.</p>
<h3>Višestruki</h3>
<p>Na listiću može biti više parova iste utakmice. Svaki njihov spoj je zasebna kombinacija, a ulog se množi s brojem kombinacija.</p>
<h3>Sistem</h3>
<p>Oklada koja može biti dobitna i kad neki parovi ne prođu. Sistem 3 od 4 ima četiri kombinacije po tri para: prođu li tri para, isplaćuje se jedna kombinacija. Cijeli ulog je ulog po kombinaciji puta broj kombinacija.</p>
<h3>Fiks</h3>
<p>Par koji je u svakoj kombinaciji sistema. Ako ne prođe, nijedna kombinacija nije dobitna.</p>
<h2>Vrste igara</h2>
<h3>Konačan ishod (1X2)</h3>
<p>1 je pobjeda domaćina, X neriješeno, 2 pobjeda gosta. Produžeci se ne računaju.</p>
<h3>Dvostruka šansa</h3>
<p>Dva od tri ishoda odjednom: 1X, 12 ili X2.</p>
<h3>Neriješeno povrat</h3>
<p>Završi li utakmica neriješeno, ulog se vraća; u akumulatoru se par računa kao 1,00.</p>
<h3>Hendikep</h3>
<p>Jedna momčad počinje s prednošću u golovima. Uz hendikep 0:1 pobjeda domaćina 2:1 postaje neriješenih 2:2.</p>
<h3>Azijski hendikep</h3>
<p>Nema neriješenog. Na četvrtinskoj granici poput −0,25 ulog se dijeli na dva dijela: jedna polovica može biti dobitna, a druga vraćena.</p>
<h3>Više/manje</h3>
<p>Hoće li golova, poena, setova ili kornera biti više ili manje od granice. Za više od 2,5 potrebna su tri gola.</p>
<h3>Oba tima daju gol</h3>
<p>Da: svaki tim postiže barem jedan gol. Ne: barem jedan tim ne postiže gol.</p>
<h3>Poluvrijeme / kraj</h3>
<p>Ishod na poluvremenu i na kraju. 1/2 znači da domaćin vodi na poluvremenu, a gost pobjeđuje.</p>
<h2>Ostale riječi</h2>
<table><tbody>
<tr><th scope="row">Tečaj</th><td>Koliko puta ulog isplaćuje dobitna oklada.</td></tr>
<tr><th scope="row">Najmanje parova</th><td>Koliko parova mora imati listić s ovom utakmicom.</td></tr>
<tr><th scope="row">Oklada uživo</th><td>Oklada dok utakmica traje. Tečajevi se mijenjaju, a oklada se potvrđuje za nekoliko sekundi.</td></tr>
<tr><th scope="row">Cash out</th><td>Zatvaranje još otvorene oklade po ponuđenoj cijeni.</td></tr>
<tr><th scope="row">Poništen (1,00)</th><td>Par odgođene ili prekinute utakmice računa se kao 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>Vaš račun</h2>
<h3>Kako otvoriti račun?</h3>
<p>Odaberite „Registracija“ na vrhu stranice i ispunite obrazac prema osobnom dokumentu. Morate imati najmanje 18 godina, a svatko smije imati samo jedan račun.</p>
<h3>Zaboravio sam lozinku</h3>
<p>Pri prijavi odaberite „Zaboravljena lozinka“ i poslat ćemo vam poveznicu. Ako e-mail ne stigne, pogledajte mapu neželjene pošte.</p>
<h3>Gdje mijenjam svoje podatke?</h3>
<p>Na stranici „Moj račun“. Za promjenu imena, datuma rođenja ili identifikacijskog broja pišite nam.</p>
<h2>Oklade</h2>
<h3>Mogu li otkazati okladu?</h3>
<p>Okladu odigranu prije utakmice možete kratko vrijeme otkazati na njezinoj stranici. Oklade uživo ne mogu se otkazati.</p>
<h3>Tečaj se promijenio dok sam se kladio</h3>
<p>Vidite novi tečaj i ništa se ne odigra dok ga ne prihvatite. Možete odabrati i prihvaćanje svih promjena.</p>
<h3>Što ako je utakmica odgođena?</h3>
<p>Ne odigra li se u roku iz pravila, par se računa kao 1,00, a ostatak oklade ide dalje.</p>
<h3>Kada se isplaćuju dobici?</h3>
<p>Kad se unese rezultat posljednje utakmice, najčešće za nekoliko minuta. Svaku isplatu vidite u transakcijama.</p>
<h2>Uplate i isplate</h2>
<h3>Koliko mogu uplatiti?</h3>
<p>Najmanji i najveći iznos ovise o načinu plaćanja i pišu pokraj njega.</p>
<h3>Zašto moja isplata čeka?</h3>
<p>Isplate se šalju nakon provjere identiteta i sigurnosti. Ime mora biti ime vlasnika računa.</p>
<h2>Još pomoći</h2>
<p>Ako ovdje nema odgovora, pišite nam. S brojem oklade možemo brže odgovoriti.</p>`

const about = `
<p>{brand} nudi sportsko klađenje koje je brzo, jasno i pošteno. Nogomet, košarka, tenis, odbojka: svaki dan stotine utakmica, s tečajevima prije i tijekom igre.</p>
<h2>Do čega nam je stalo</h2>
<ul>
<li><strong>Jasnoća:</strong> svaki korak oklade, njezine tečajeve i ishod vidite na svom računu.</li>
<li><strong>Brzina:</strong> tečajevi se odmah osvježavaju, a obračunate oklade isplaćuju se bez čekanja.</li>
<li><strong>Sigurnost:</strong> vaši podaci putuju šifrirano, a račun možete zaštititi prijavom u dva koraka.</li>
<li><strong>Odgovornost:</strong> limiti, pauze i samoisključenje uvijek su pri ruci.</li>
</ul>
<h2>Kontakt</h2>
<p>Za ideje, pitanja i pritužbe pišite nam: naši su profili na dnu stranice.</p>`

const terms = `
<p>Korištenjem stranice {brand} prihvaćate ova pravila.</p>
<h2>1. Računi</h2>
<ol>
<li>Igrači moraju imati najmanje 18 godina. Dokaz o dobi i identitetu može se zatražiti u svakom trenutku.</li>
<li>Svatko smije imati samo jedan račun. Ne može se prenijeti ni koristiti za drugoga.</li>
<li>Podaci računa moraju biti istiniti i ažurni.</li>
<li>Lozinku držite u tajnosti.</li>
</ol>
<h2>2. Oklade</h2>
<ol>
<li>Oklada vrijedi kad je naš poslužitelj prihvati i dodijeli joj broj. Njezini se tečajevi tada više ne mijenjaju.</li>
<li>Oklade uživo prihvaćaju se nakon nekoliko sekundi; promijeni li se u međuvremenu tečaj, rezultat ili stanje utakmice, oklada može biti odbijena.</li>
<li>Oklada na događaj koji je već počeo ili čiji je ishod bio poznat ništavna je i ulog se vraća.</li>
<li>Par s očitom pogreškom u tečaju, momčadi ili granici obračunava se po ispravnom tečaju ili kao 1,00.</li>
<li>Najveća isplata oklade piše na njoj.</li>
</ol>
<h2>3. Rezultati</h2>
<ol>
<li>Rezultati se ravnaju prema službenim izvorima. Ako nije drukčije navedeno, računa se redovno vrijeme, bez produžetaka i jedanaesteraca.</li>
<li>Pogrešan rezultat ispravlja se i oklade se ponovno obračunavaju.</li>
<li>Parovi odgođenih ili prekinutih utakmica računaju se kao 1,00 ako utakmica ne završi na vrijeme.</li>
</ol>
<h2>4. Novac</h2>
<ol>
<li>Uplate i isplate obavljaju se samo s računima na vaše ime.</li>
<li>Prije isplate može se provjeriti vaš identitet.</li>
<li>Pogreškom dodani iznosi oduzimaju se.</li>
</ol>
<h2>5. Zlouporaba</h2>
<p>Otkrijemo li više računa iste osobe, dogovaranje, prijevaru, namještanje utakmica ili automatsku igru, oklade mogu biti poništene, a račun zatvoren.</p>
<h2>6. Pritužbe</h2>
<p>Prigovor možete podnijeti pisano u roku od 30 dana od obračuna oklade.</p>`

const responsible = `
<p>Klađenje je zabava, a ne način zarade. Nikad ne igrajte novcem koji si ne možete priuštiti izgubiti. {brand} je samo za osobe <strong>s navršenih 18 godina</strong>.</p>
<h2>Kontrola je vaša</h2>
<ul>
<li><strong>Limiti:</strong> odredite koliko najviše uplaćujete, gubite ili ulažete u danu, tjednu ili mjesecu. Niži limit vrijedi odmah, a viši nakon čekanja.</li>
<li><strong>Pregled igranja:</strong> u razmacima koje odaberete pokazujemo koliko dugo igrate i koliko ste dobili ili izgubili.</li>
<li><strong>Pauza:</strong> zatvorite račun za igru na kratko vrijeme.</li>
<li><strong>Samoisključenje:</strong> zatvorite ga na dulje ili zauvijek. Novac uvijek možete isplatiti.</li>
</ul>
<h2>Zapitajte se</h2>
<ul>
<li>Povećavam li uloge da vratim izgubljeno?</li>
<li>Posuđujem li novac za klađenje ili ostavljam račune neplaćene?</li>
<li>Skrivam li od drugih koliko igram?</li>
<li>Jesam li nemiran kad ne igram?</li>
</ul>
<p>Ako je i jedan odgovor da, napravite pauzu i potražite pomoć.</p>
<h2>Gdje potražiti pomoć</h2>
<p>Razgovarajte s liječnikom ili savjetovalištem u blizini. Na ovoj je stranici navedena i najbliža linija za pomoć.</p>
<h2>Zaštitite mlađe od 18</h2>
<p>Lozinku čuvajte za sebe, odjavite se na zajedničkim uređajima i koristite roditeljski nadzor ondje gdje djeca imaju pristup.</p>`

const pages: ShippedPages = {
  5: { title: 'Rječnik klađenja', body: dictionary },
  6: { title: 'Pomoć i česta pitanja', body: help },
  7: { title: 'O nama', body: about },
  9: { title: 'Uvjeti korištenja', body: terms },
  10: { title: 'Odgovorno igranje', body: responsible },
}

export default pages
