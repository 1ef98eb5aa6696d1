/** The pages that every brand has, in Italian. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Le parole che incontri quando fai una scommessa, con esempi.</p>
<h2>Tipi di scommessa</h2>
<h3>Singola</h3>
<p>Una scommessa su una sola selezione. La vincita è la puntata per la quota: 100 a quota 1,85 pagano 185.</p>
<h3>Multipla</h3>
<p>Selezioni di partite diverse sulla stessa schedina. Le quote si moltiplicano e tutte le selezioni devono vincere. Tre selezioni a 1,50 × 2,00 × 1,80 danno una quota totale di 5,40.</p>
<h3>Integrale</h3>
<p>Una schedina può contenere più selezioni della stessa partita. Ogni combinazione è una colonna a sé, e la puntata si moltiplica per il numero di colonne.</p>
<h3>Sistema</h3>
<p>Una scommessa che può vincere anche se alcune selezioni perdono. Un sistema 3 su 4 contiene quattro terzine: se vincono tre selezioni, si paga una terzina. La puntata totale è quella per colonna per il numero di colonne.</p>
<h3>Fissa</h3>
<p>Una selezione presente in tutte le colonne di un sistema. Se perde, non vince nessuna colonna.</p>
<h2>Mercati</h2>
<h3>Esito finale (1X2)</h3>
<p>1 è la vittoria in casa, X il pareggio, 2 la vittoria in trasferta. I supplementari non contano.</p>
<h3>Doppia chance</h3>
<p>Due dei tre risultati insieme: 1X, 12 o X2.</p>
<h3>Rimborso se pareggio</h3>
<p>Se la partita finisce in pareggio, la puntata viene rimborsata; in una multipla la selezione vale 1,00.</p>
<h3>Handicap</h3>
<p>Una squadra parte con gol di vantaggio. Con un handicap di 0:1, una vittoria in casa per 2-1 diventa un pareggio 2-2.</p>
<h3>Handicap asiatico</h3>
<p>Il pareggio non c’è. Su una linea al quarto come −0,25 la puntata si divide in due: una metà può vincere e l’altra essere rimborsata.</p>
<h3>Under/Over</h3>
<p>Se i gol, i punti, i set o i corner di una partita sono più o meno della linea. Per l’Over 2,5 servono tre gol.</p>
<h3>Goal/No Goal</h3>
<p>Goal: ogni squadra segna almeno una volta. No Goal: almeno una squadra non segna.</p>
<h3>Parziale/Finale</h3>
<p>Il risultato all’intervallo e alla fine. 1/2 vuol dire che la squadra di casa è avanti all’intervallo e quella ospite vince la partita.</p>
<h2>Altre parole</h2>
<table><tbody>
<tr><th scope="row">Quota</th><td>Quante volte la puntata paga una scommessa vinta.</td></tr>
<tr><th scope="row">Minimo di selezioni</th><td>Quante selezioni deve avere una schedina con questa partita.</td></tr>
<tr><th scope="row">Scommessa live</th><td>Una scommessa mentre si gioca. Le quote si muovono e la scommessa viene confermata dopo pochi secondi.</td></tr>
<tr><th scope="row">Cash out</th><td>Chiudere una scommessa ancora aperta al prezzo offerto.</td></tr>
<tr><th scope="row">Rimborsata (1,00)</th><td>Una selezione di una partita rinviata o sospesa vale 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>Il tuo conto</h2>
<h3>Come apro un conto?</h3>
<p>Scegli «Registrati» in alto nella pagina e compila il modulo come nel tuo documento. Devi avere almeno 18 anni e ogni persona può avere un solo conto.</p>
<h3>Ho dimenticato la password</h3>
<p>Scegli «Password dimenticata» quando accedi e ti inviamo un link. Se l’email non arriva, guarda nello spam.</p>
<h3>Dove cambio i miei dati?</h3>
<p>Nella pagina «Il mio conto». Per cambiare nome, data di nascita o numero di documento, scrivici.</p>
<h2>Scommesse</h2>
<h3>Posso annullare una scommessa?</h3>
<p>Una scommessa prepartita si può annullare nella sua pagina per un breve tempo. Le scommesse live non si possono annullare.</p>
<h3>La quota è cambiata mentre scommettevo</h3>
<p>Vedi la nuova quota e non si gioca nulla finché non la accetti. Puoi anche scegliere di accettare tutte le variazioni.</p>
<h3>Che succede se una partita è rinviata?</h3>
<p>Se non si gioca entro il termine indicato dalle regole, la selezione vale 1,00 e il resto della scommessa continua.</p>
<h3>Quando vengono pagate le vincite?</h3>
<p>Quando è inserito il risultato dell’ultima partita, quasi sempre in pochi minuti. In «Movimenti» vedi ogni pagamento.</p>
<h2>Depositi e prelievi</h2>
<h3>Quanto posso depositare?</h3>
<p>Minimo e massimo dipendono dal metodo di pagamento e sono indicati accanto.</p>
<h3>Perché il mio prelievo è in attesa?</h3>
<p>I prelievi partono dopo un controllo di identità e sicurezza. Il nome deve essere quello dell’intestatario del conto.</p>
<h2>Altro aiuto</h2>
<p>Se qui non trovi risposta, scrivici. Con il numero della scommessa possiamo rispondere prima.</p>`

const about = `
<p>{brand} offre scommesse sportive veloci, chiare e corrette. Calcio, basket, tennis, pallavolo: centinaia di partite ogni giorno, con quote prima e durante il gioco.</p>
<h2>I nostri valori</h2>
<ul>
<li><strong>Chiarezza:</strong> nel tuo conto vedi ogni passo di una scommessa, le quote e l’esito.</li>
<li><strong>Velocità:</strong> le quote si aggiornano subito e le scommesse refertate sono pagate senza attese.</li>
<li><strong>Sicurezza:</strong> i tuoi dati viaggiano cifrati e puoi proteggere il conto con l’accesso in due passaggi.</li>
<li><strong>Responsabilità:</strong> limiti, pause e autoesclusione sono sempre a portata di mano.</li>
</ul>
<h2>Contatti</h2>
<p>Per idee, domande e reclami scrivici: i nostri profili sono in fondo alla pagina.</p>`

const terms = `
<p>Usando {brand} accetti queste regole.</p>
<h2>1. Conti</h2>
<ol>
<li>I giocatori devono avere almeno 18 anni. In ogni momento può essere chiesta una prova di età e identità.</li>
<li>Ogni persona può avere un solo conto. Non può essere ceduto né usato per conto di altri.</li>
<li>I dati del conto devono essere veri e aggiornati.</li>
<li>Devi tenere segreta la tua password.</li>
</ol>
<h2>2. Scommesse</h2>
<ol>
<li>Una scommessa è valida quando il nostro server l’ha accettata e le ha dato un numero. Da quel momento le quote non cambiano più.</li>
<li>Le scommesse live sono accettate dopo pochi secondi; se nel frattempo cambiano quota, punteggio o stato della partita, la scommessa può essere rifiutata.</li>
<li>Una scommessa su un evento già iniziato o dall’esito noto è nulla e la puntata viene rimborsata.</li>
<li>Una selezione con un errore evidente di quota, squadra o linea è refertata alla quota giusta o a 1,00.</li>
<li>Il massimo che una scommessa può pagare è scritto su di essa.</li>
</ol>
<h2>3. Risultati</h2>
<ol>
<li>I risultati seguono le fonti ufficiali. Salvo diversa indicazione contano i tempi regolamentari, senza supplementari e rigori.</li>
<li>Un risultato errato viene corretto e le scommesse sono refertate di nuovo.</li>
<li>Le selezioni di partite rinviate o sospese valgono 1,00 se la partita non finisce in tempo.</li>
</ol>
<h2>4. Denaro</h2>
<ol>
<li>Depositi e prelievi si fanno solo con mezzi intestati a te.</li>
<li>Prima di un prelievo la tua identità può essere verificata.</li>
<li>Gli importi accreditati per errore vengono ripresi.</li>
</ol>
<h2>5. Abusi</h2>
<p>In caso di più conti della stessa persona, accordi, frodi, partite truccate o gioco automatico, le scommesse possono essere annullate e il conto chiuso.</p>
<h2>6. Reclami</h2>
<p>Puoi fare reclamo per iscritto entro 30 giorni dalla refertazione di una scommessa.</p>`

const responsible = `
<p>Scommettere è un divertimento, non un modo per guadagnare. Non giocare mai soldi che non puoi permetterti di perdere. {brand} è solo per <strong>maggiori di 18 anni</strong>.</p>
<h2>Il controllo è tuo</h2>
<ul>
<li><strong>Limiti:</strong> fissa il massimo che depositi, perdi o punti al giorno, alla settimana o al mese. Un limite più basso vale subito, uno più alto dopo un’attesa.</li>
<li><strong>Riepilogo di gioco:</strong> a intervalli scelti da te mostriamo da quanto giochi e quanto hai vinto o perso.</li>
<li><strong>Pausa:</strong> chiudi il conto al gioco per un breve periodo.</li>
<li><strong>Autoesclusione:</strong> chiudilo a lungo o per sempre. Puoi sempre prelevare il tuo denaro.</li>
</ul>
<h2>Chiediti</h2>
<ul>
<li>Aumento le puntate per recuperare ciò che ho perso?</li>
<li>Chiedo soldi in prestito per scommettere o lascio bollette non pagate?</li>
<li>Nascondo agli altri quanto gioco?</li>
<li>Sono inquieto quando non gioco?</li>
</ul>
<p>Se anche una sola risposta è sì, fai una pausa e cerca aiuto.</p>
<h2>Dove trovare aiuto</h2>
<p>Parla con il tuo medico o con un centro di ascolto vicino a te. Questa pagina indica anche il numero di aiuto più vicino.</p>
<h2>Proteggi i minori di 18 anni</h2>
<p>Tieni la password per te, esci dal conto sui dispositivi condivisi e usa il controllo parentale dove ci sono bambini.</p>`

const pages: ShippedPages = {
  5: { title: 'Glossario scommesse', body: dictionary },
  6: { title: 'Assistenza e domande frequenti', body: help },
  7: { title: 'Chi siamo', body: about },
  9: { title: 'Termini e condizioni', body: terms },
  10: { title: 'Gioco responsabile', body: responsible },
}

export default pages
