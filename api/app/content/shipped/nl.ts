/** The pages that every brand has, in Dutch. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>De woorden die je tegenkomt als je wedt, met voorbeelden.</p>
<h2>Soorten weddenschappen</h2>
<h3>Enkel</h3>
<p>Een weddenschap op één selectie. De uitbetaling is je inzet maal de odds: 100 op odds van 1,85 geeft 185.</p>
<h3>Combi</h3>
<p>Selecties uit verschillende wedstrijden op één betslip. De odds worden vermenigvuldigd en alle selecties moeten winnen. Drie selecties van 1,50 × 2,00 × 1,80 geven totale odds van 5,40.</p>
<h3>Meervoudig</h3>
<p>Een betslip kan meer selecties van dezelfde wedstrijd bevatten. Elke combinatie is een aparte lijn, en je inzet wordt vermenigvuldigd met het aantal lijnen.</p>
<h3>Systeem</h3>
<p>Een weddenschap die kan winnen terwijl sommige selecties verliezen. Een systeem 3 uit 4 bevat vier drievoudige combi’s: winnen er drie selecties, dan wordt er één uitbetaald. De hele inzet is de inzet per lijn maal het aantal lijnen.</p>
<h3>Banker</h3>
<p>Een selectie die in elke lijn van een systeem staat. Verliest de banker, dan wint geen enkele lijn.</p>
<h2>Markten</h2>
<h3>Wedstrijduitslag (1X2)</h3>
<p>1 is winst van de thuisploeg, X gelijkspel, 2 winst van de uitploeg. Verlenging telt niet.</p>
<h3>Dubbele kans</h3>
<p>Twee van de drie uitslagen tegelijk: 1X, 12 of X2.</p>
<h3>Gelijkspel geen weddenschap</h3>
<p>Eindigt de wedstrijd gelijk, dan krijg je je inzet terug; in een combi telt de selectie als 1,00.</p>
<h3>Handicap</h3>
<p>Eén ploeg begint met een voorsprong in doelpunten. Met een handicap van 0:1 wordt een thuiszege van 2-1 een gelijkspel van 2-2.</p>
<h3>Aziatische handicap</h3>
<p>Er is geen gelijkspel. Bij een kwartlijn zoals −0,25 wordt de inzet in tweeën gedeeld: de ene helft kan winnen terwijl de andere wordt teruggegeven.</p>
<h3>Over/onder</h3>
<p>Of de doelpunten, punten, sets of hoekschoppen van een wedstrijd boven of onder de lijn uitkomen. Voor over 2,5 zijn drie doelpunten nodig.</p>
<h3>Beide teams scoren</h3>
<p>Ja: elk team scoort minstens één keer. Nee: minstens één team scoort niet.</p>
<h3>Rust / eindstand</h3>
<p>De stand bij rust en aan het eind. 1/2 betekent dat de thuisploeg bij rust voorstaat en de uitploeg de wedstrijd wint.</p>
<h2>Andere woorden</h2>
<table><tbody>
<tr><th scope="row">Odds</th><td>Hoeveel keer je inzet een gewonnen weddenschap uitbetaalt.</td></tr>
<tr><th scope="row">Minimum aantal selecties</th><td>Hoeveel selecties een betslip met deze wedstrijd moet hebben.</td></tr>
<tr><th scope="row">Live weddenschap</th><td>Een weddenschap tijdens de wedstrijd. De odds veranderen en de weddenschap wordt na enkele seconden bevestigd.</td></tr>
<tr><th scope="row">Cash-out</th><td>Een lopende weddenschap sluiten voor de aangeboden prijs.</td></tr>
<tr><th scope="row">Vervallen (1,00)</th><td>Een selectie van een uitgestelde of gestaakte wedstrijd telt als 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>Je account</h2>
<h3>Hoe open ik een account?</h3>
<p>Kies ‘Registreren’ bovenaan de pagina en vul het formulier in zoals het op je identiteitsbewijs staat. Je moet minstens 18 zijn, en iedereen mag maar één account hebben.</p>
<h3>Ik ben mijn wachtwoord vergeten</h3>
<p>Kies ‘Wachtwoord vergeten’ bij het inloggen, dan sturen we je een link. Komt er geen e-mail, kijk dan in je spammap.</p>
<h3>Waar wijzig ik mijn gegevens?</h3>
<p>Op de pagina ‘Mijn account’. Schrijf ons om je naam, geboortedatum of identiteitsnummer te wijzigen.</p>
<h2>Weddenschappen</h2>
<h3>Kan ik een weddenschap annuleren?</h3>
<p>Een weddenschap van vóór de wedstrijd kun je korte tijd op de eigen pagina annuleren. Live weddenschappen kunnen niet worden geannuleerd.</p>
<h3>De odds veranderden tijdens het wedden</h3>
<p>Je ziet de nieuwe odds, en er wordt niets geplaatst tot je ze accepteert. Je kunt ook kiezen om alle wijzigingen te accepteren.</p>
<h3>Wat gebeurt er als een wedstrijd wordt uitgesteld?</h3>
<p>Wordt hij niet gespeeld binnen de tijd die de regels noemen, dan telt de selectie als 1,00 en loopt de rest van de weddenschap door.</p>
<h3>Wanneer wordt winst uitbetaald?</h3>
<p>Zodra de uitslag van de laatste wedstrijd is ingevoerd, meestal binnen enkele minuten. Bij ‘Transacties’ zie je elke betaling.</p>
<h2>Storten en opnemen</h2>
<h3>Hoeveel kan ik storten?</h3>
<p>Het minimum en maximum hangen af van de betaalmethode en staan ernaast.</p>
<h3>Waarom wacht mijn opname?</h3>
<p>Opnames worden verstuurd na een controle van identiteit en veiligheid. De naam moet die van de accounthouder zijn.</p>
<h2>Meer hulp</h2>
<p>Staat je vraag hier niet bij, schrijf ons dan. Met het nummer van je weddenschap kunnen we sneller antwoorden.</p>`

const about = `
<p>{brand} biedt sportweddenschappen die snel, duidelijk en eerlijk zijn. Voetbal, basketbal, tennis, volleybal: elke dag honderden wedstrijden, met odds voor en tijdens het spel.</p>
<h2>Waar we voor staan</h2>
<ul>
<li><strong>Duidelijkheid:</strong> je ziet elke stap van een weddenschap, de odds en de uitslag in je account.</li>
<li><strong>Snelheid:</strong> odds veranderen meteen, en afgehandelde weddenschappen worden zonder vertraging uitbetaald.</li>
<li><strong>Veiligheid:</strong> je gegevens worden versleuteld verstuurd, en je kunt je account beschermen met inloggen in twee stappen.</li>
<li><strong>Verantwoordelijkheid:</strong> limieten, pauzes en zelfuitsluiting zijn altijd bij de hand.</li>
</ul>
<h2>Contact</h2>
<p>Schrijf ons met ideeën, vragen en klachten: onze accounts staan onderaan de pagina.</p>`

const terms = `
<p>Door {brand} te gebruiken accepteer je deze regels.</p>
<h2>1. Accounts</h2>
<ol>
<li>Spelers moeten minstens 18 zijn. Bewijs van leeftijd en identiteit kan altijd worden gevraagd.</li>
<li>Iedereen mag maar één account hebben. Het kan niet worden overgedragen of voor een ander worden gebruikt.</li>
<li>De gegevens van een account moeten kloppen en actueel zijn.</li>
<li>Je houdt je wachtwoord geheim.</li>
</ol>
<h2>2. Weddenschappen</h2>
<ol>
<li>Een weddenschap geldt zodra onze server haar heeft geaccepteerd en een nummer heeft gegeven. De odds veranderen daarna niet meer.</li>
<li>Live weddenschappen worden na enkele seconden geaccepteerd; veranderen intussen de odds, de score of de stand van de wedstrijd, dan kan de weddenschap worden geweigerd.</li>
<li>Een weddenschap op een gebeurtenis die al begonnen was of waarvan de uitslag bekend was, vervalt en de inzet wordt teruggegeven.</li>
<li>Een selectie met een duidelijke fout in odds, team of lijn wordt afgehandeld tegen de juiste odds of tegen 1,00.</li>
<li>Het hoogste bedrag dat een weddenschap kan uitbetalen, staat erop.</li>
</ol>
<h2>3. Uitslagen</h2>
<ol>
<li>Uitslagen volgen officiële bronnen. Tenzij anders vermeld telt de reguliere speeltijd, zonder verlenging en strafschoppen.</li>
<li>Een verkeerde uitslag wordt gecorrigeerd, en weddenschappen worden opnieuw afgehandeld.</li>
<li>Selecties van uitgestelde of gestaakte wedstrijden tellen als 1,00 als de wedstrijd niet op tijd wordt uitgespeeld.</li>
</ol>
<h2>4. Geld</h2>
<ol>
<li>Storten en opnemen kan alleen met rekeningen op je eigen naam.</li>
<li>Voor een opname kan je identiteit worden gecontroleerd.</li>
<li>Bedragen die per ongeluk zijn bijgeschreven, worden teruggenomen.</li>
</ol>
<h2>5. Misbruik</h2>
<p>Bij meer accounts van één persoon, samenspanning, fraude, matchfixing of automatisch spel kunnen weddenschappen vervallen en kan het account worden gesloten.</p>
<h2>6. Klachten</h2>
<p>Je kunt tot 30 dagen na de afhandeling van een weddenschap schriftelijk bezwaar maken.</p>`

const responsible = `
<p>Wedden is vermaak, geen manier om geld te verdienen. Speel nooit met geld dat je niet kunt missen. {brand} is alleen voor mensen van <strong>18 jaar en ouder</strong>.</p>
<h2>Jij hebt de controle</h2>
<ul>
<li><strong>Limieten:</strong> bepaal hoeveel je per dag, week of maand hoogstens stort, verliest of inzet. Een lagere limiet geldt meteen, een hogere na een wachttijd.</li>
<li><strong>Speeloverzicht:</strong> met een tussenpoos die jij kiest laten we zien hoelang je hebt gespeeld en wat je hebt gewonnen of verloren.</li>
<li><strong>Pauze:</strong> sluit je account korte tijd voor spelen.</li>
<li><strong>Zelfuitsluiting:</strong> sluit het voor lange tijd of voor altijd. Je geld opnemen kan altijd.</li>
</ul>
<h2>Vraag jezelf af</h2>
<ul>
<li>Verhoog ik mijn inzet om verlies terug te winnen?</li>
<li>Leen ik geld om te wedden, of laat ik rekeningen liggen?</li>
<li>Verberg ik voor anderen hoeveel ik speel?</li>
<li>Ben ik onrustig als ik niet speel?</li>
</ul>
<p>Is er één antwoord ja, neem dan een pauze en zoek hulp.</p>
<h2>Waar je hulp vindt</h2>
<p>Praat met je huisarts of met een hulpverlener bij jou in de buurt. Op deze pagina staat ook de dichtstbijzijnde hulplijn.</p>
<h2>Bescherm minderjarigen</h2>
<p>Houd je wachtwoord voor jezelf, log uit op gedeelde apparaten en gebruik ouderlijk toezicht waar kinderen erbij kunnen.</p>`

const pages: ShippedPages = {
  5: { title: 'Wedwoordenboek', body: dictionary },
  6: { title: 'Hulp en veelgestelde vragen', body: help },
  7: { title: 'Over ons', body: about },
  9: { title: 'Algemene voorwaarden', body: terms },
  10: { title: 'Verantwoord spelen', body: responsible },
}

export default pages
