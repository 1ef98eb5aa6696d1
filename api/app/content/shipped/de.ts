/** The pages that every brand has, in German. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Die Begriffe, die dir beim Wetten begegnen, mit Beispielen.</p>
<h2>Wettarten</h2>
<h3>Einzelwette</h3>
<p>Eine Wette auf einen einzigen Tipp. Die Auszahlung ist der Einsatz mal die Quote: 100 zu einer Quote von 1,85 ergeben 185.</p>
<h3>Kombiwette</h3>
<p>Tipps aus verschiedenen Spielen auf einem Wettschein. Die Quoten werden miteinander multipliziert, und alle Tipps müssen stimmen. Drei Tipps zu 1,50 × 2,00 × 1,80 ergeben eine Gesamtquote von 5,40.</p>
<h3>Mehrwegwette</h3>
<p>Ein Wettschein kann mehrere Tipps desselben Spiels enthalten. Jede Kombination ist eine eigene Reihe, und dein Einsatz wird mit der Zahl der Reihen multipliziert.</p>
<h3>Systemwette</h3>
<p>Eine Wette, die auch gewinnen kann, wenn einzelne Tipps verlieren. Ein System 3 aus 4 besteht aus vier Dreierkombis: Stimmen drei Tipps, wird eine davon ausgezahlt. Der gesamte Einsatz ist der Einsatz pro Reihe mal die Zahl der Reihen.</p>
<h3>Bank</h3>
<p>Ein Tipp, der in jeder Reihe eines Systems steht. Verliert die Bank, gewinnt keine Reihe.</p>
<h2>Wettmärkte</h2>
<h3>Spielausgang (1X2)</h3>
<p>1 ist der Heimsieg, X das Unentschieden, 2 der Auswärtssieg. Die Verlängerung zählt nicht.</p>
<h3>Doppelte Chance</h3>
<p>Zwei der drei Ergebnisse auf einmal: 1X, 12 oder X2.</p>
<h3>Unentschieden keine Wette</h3>
<p>Endet das Spiel unentschieden, bekommst du deinen Einsatz zurück; in einer Kombiwette zählt der Tipp mit 1,00.</p>
<h3>Handicap</h3>
<p>Ein Team startet mit einem Torvorsprung. Beim Handicap 0:1 wird aus einem 2:1-Heimsieg ein 2:2, also ein Unentschieden.</p>
<h3>Asiatisches Handicap</h3>
<p>Hier gibt es kein Unentschieden. Bei Viertellinien wie −0,25 wird der Einsatz geteilt, sodass die eine Hälfte gewinnen und die andere zurückgezahlt werden kann.</p>
<h3>Über/Unter</h3>
<p>Ob Tore, Punkte, Sätze oder Ecken eines Spiels über oder unter der Linie liegen. Für Über 2,5 müssen mindestens drei Tore fallen.</p>
<h3>Beide Teams treffen</h3>
<p>Ja: Jedes Team erzielt mindestens ein Tor. Nein: Mindestens ein Team bleibt ohne Tor.</p>
<h3>Halbzeit/Endstand</h3>
<p>Das Ergebnis zur Pause und am Ende. 1/2 heißt: Zur Pause führt das Heimteam, am Ende gewinnt das Auswärtsteam.</p>
<h2>Weitere Begriffe</h2>
<table><tbody>
<tr><th scope="row">Quote</th><td>Das Wievielfache des Einsatzes eine gewonnene Wette auszahlt.</td></tr>
<tr><th scope="row">Mindestanzahl</th><td>Wie viele Tipps ein Wettschein mit diesem Spiel mindestens enthalten muss.</td></tr>
<tr><th scope="row">Livewette</th><td>Eine Wette während des Spiels. Die Quoten ändern sich laufend, und die Wette wird nach wenigen Sekunden bestätigt.</td></tr>
<tr><th scope="row">Cashout</th><td>Eine offene Wette vorzeitig zum angebotenen Betrag beenden.</td></tr>
<tr><th scope="row">Ungültig (1,00)</th><td>Ein Tipp auf ein verschobenes oder abgebrochenes Spiel zählt mit 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>Dein Konto</h2>
<h3>Wie eröffne ich ein Konto?</h3>
<p>Wähle oben auf der Seite „Registrieren“ und fülle das Formular so aus, wie es in deinem Ausweis steht. Du musst mindestens 18 Jahre alt sein, und jede Person darf nur ein Konto haben.</p>
<h3>Ich habe mein Passwort vergessen</h3>
<p>Wähle bei der Anmeldung „Passwort vergessen“, dann schicken wir dir einen Link. Kommt keine E-Mail an, sieh im Spam-Ordner nach.</p>
<h3>Wo ändere ich meine Daten?</h3>
<p>Unter „Mein Konto“. Um Name, Geburtsdatum oder Ausweisnummer zu ändern, schreibe uns.</p>
<h2>Wetten</h2>
<h3>Kann ich eine Wette stornieren?</h3>
<p>Eine Wette vor dem Spiel lässt sich für kurze Zeit auf ihrer Seite stornieren. Livewetten können nicht storniert werden.</p>
<h3>Die Quote hat sich bei der Abgabe geändert</h3>
<p>Du siehst die neue Quote, und nichts wird abgegeben, bevor du sie annimmst. Du kannst auch einstellen, dass alle Änderungen angenommen werden.</p>
<h3>Was passiert, wenn ein Spiel verschoben wird?</h3>
<p>Wird es nicht innerhalb der Frist gespielt, die in den Regeln steht, zählt der Tipp mit 1,00, und der Rest der Wette läuft weiter.</p>
<h3>Wann werden Gewinne ausgezahlt?</h3>
<p>Sobald das Ergebnis des letzten Spiels eingetragen ist, meist innerhalb weniger Minuten. Jede Zahlung siehst du in den Kontobewegungen.</p>
<h2>Einzahlen und Auszahlen</h2>
<h3>Wie viel kann ich einzahlen?</h3>
<p>Mindest- und Höchstbetrag hängen von der Zahlungsmethode ab und stehen daneben.</p>
<h3>Warum dauert meine Auszahlung?</h3>
<p>Auszahlungen werden erst nach einer Identitäts- und Sicherheitsprüfung gesendet. Der Name muss mit dem des Kontos übereinstimmen.</p>
<h2>Weitere Hilfe</h2>
<p>Wenn deine Frage hier nicht beantwortet wird, schreibe uns. Mit der Nummer deiner Wette können wir schneller antworten.</p>`

const about = `
<p>{brand} bietet Sportwetten, die schnell, verständlich und fair sind. Fußball, Basketball, Tennis, Volleyball: jeden Tag Hunderte Spiele mit Quoten vor und während des Spiels.</p>
<h2>Wofür wir stehen</h2>
<ul>
<li><strong>Transparenz:</strong> In deinem Konto siehst du jeden Schritt einer Wette, ihre Quoten und ihr Ergebnis.</li>
<li><strong>Tempo:</strong> Quoten ändern sich sofort, und abgerechnete Wetten werden ohne Verzögerung ausgezahlt.</li>
<li><strong>Sicherheit:</strong> Deine Daten werden verschlüsselt übertragen, und du kannst dein Konto durch die Anmeldung in zwei Schritten schützen.</li>
<li><strong>Verantwortung:</strong> Limits, Pausen und Selbstsperre sind jederzeit zur Hand.</li>
</ul>
<h2>Kontakt</h2>
<p>Für Ideen, Fragen und Beschwerden schreibe uns: Unsere Konten findest du am Ende der Seite.</p>`

const terms = `
<p>Mit der Nutzung von {brand} nimmst du diese Regeln an.</p>
<h2>1. Konto</h2>
<ol>
<li>Spieler müssen mindestens 18 Jahre alt sein. Ein Nachweis von Alter und Identität kann jederzeit verlangt werden.</li>
<li>Jede Person darf nur ein Konto haben. Es darf weder weitergegeben noch für andere genutzt werden.</li>
<li>Die Angaben im Konto müssen wahr und aktuell sein.</li>
<li>Du hältst dein Passwort geheim.</li>
</ol>
<h2>2. Wetten</h2>
<ol>
<li>Eine Wette gilt, sobald unser Server sie angenommen und ihr eine Nummer gegeben hat. Ihre Quoten ändern sich dann nicht mehr.</li>
<li>Livewetten werden nach wenigen Sekunden angenommen; ändern sich in dieser Zeit Quote, Spielstand oder Spielsituation, kann die Wette abgelehnt werden.</li>
<li>Eine Wette auf ein Ereignis, das schon begonnen hatte oder dessen Ergebnis bekannt war, ist ungültig; der Einsatz wird zurückgezahlt.</li>
<li>Ein Tipp mit einem offensichtlichen Fehler bei Quote, Team oder Linie wird zur richtigen Quote oder mit 1,00 abgerechnet.</li>
<li>Der Betrag, den eine Wette höchstens auszahlen kann, steht auf ihr.</li>
</ol>
<h2>3. Ergebnisse</h2>
<ol>
<li>Ergebnisse richten sich nach offiziellen Quellen. Wenn nichts anderes angegeben ist, zählt die reguläre Spielzeit ohne Verlängerung und Elfmeterschießen.</li>
<li>Ein falsches Ergebnis wird berichtigt, und die Wetten werden neu abgerechnet.</li>
<li>Tipps auf verschobene oder abgebrochene Spiele zählen mit 1,00, wenn das Spiel nicht rechtzeitig beendet wird.</li>
</ol>
<h2>4. Geld</h2>
<ol>
<li>Ein- und Auszahlungen erfolgen nur über Konten, die auf deinen eigenen Namen lauten.</li>
<li>Vor einer Auszahlung kann deine Identität geprüft werden.</li>
<li>Irrtümlich gutgeschriebene Beträge werden zurückgebucht.</li>
</ol>
<h2>5. Missbrauch</h2>
<p>Stellen wir mehrere Konten einer Person, Absprachen, Betrug, Spielmanipulation oder automatisiertes Spiel fest, können Wetten für ungültig erklärt und das Konto geschlossen werden.</p>
<h2>6. Beschwerden</h2>
<p>Einspruch kannst du innerhalb von 30 Tagen nach der Abrechnung einer Wette schriftlich erheben.</p>`

const responsible = `
<p>Wetten ist Unterhaltung und kein Weg, Geld zu verdienen. Spiele nie mit Geld, dessen Verlust du dir nicht leisten kannst. {brand} richtet sich nur an Personen <strong>ab 18 Jahren</strong>.</p>
<h2>Du hast die Kontrolle</h2>
<ul>
<li><strong>Limits:</strong> Lege fest, wie viel du am Tag, in der Woche oder im Monat höchstens einzahlst, verlierst oder einsetzt. Ein niedrigeres Limit gilt sofort, ein höheres erst nach einer Wartezeit.</li>
<li><strong>Spielübersicht:</strong> In Abständen, die du wählst, zeigen wir dir, wie lange du gespielt und was du gewonnen oder verloren hast.</li>
<li><strong>Pause:</strong> Sperre dein Konto für kurze Zeit für das Spiel.</li>
<li><strong>Selbstsperre:</strong> Sperre es für lange Zeit oder für immer. Auszahlen kannst du jederzeit.</li>
</ul>
<h2>Frage dich selbst</h2>
<ul>
<li>Erhöhe ich meine Einsätze, um Verluste zurückzuholen?</li>
<li>Leihe ich mir Geld zum Wetten oder lasse ich Rechnungen offen?</li>
<li>Verheimliche ich anderen, wie viel ich spiele?</li>
<li>Bin ich unruhig, wenn ich nicht spiele?</li>
</ul>
<p>Lautet auch nur eine Antwort Ja, mach eine Pause und hol dir Hilfe.</p>
<h2>Wo du Hilfe findest</h2>
<p>Sprich mit deinem Arzt oder einer Suchtberatungsstelle in deiner Nähe. Auf dieser Seite findest du auch das nächste Hilfetelefon.</p>
<h2>Schütze Minderjährige</h2>
<p>Behalte dein Passwort für dich, melde dich an gemeinsam genutzten Geräten ab und nutze eine Kindersicherung, wo Kinder Zugang haben.</p>`

const pages: ShippedPages = {
  5: { title: 'Wettlexikon', body: dictionary },
  6: { title: 'Hilfe und häufige Fragen', body: help },
  7: { title: 'Über uns', body: about },
  9: { title: 'AGB', body: terms },
  10: { title: 'Verantwortungsvolles Spielen', body: responsible },
}

export default pages
