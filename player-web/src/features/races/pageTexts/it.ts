/** Italian texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Prossime corse',
    card: 'Programma della corsa',
    inMinutes: 'tra {{minutes}} min',
    toOff: 'Alla partenza',
    offAt: 'Partenza alle {{time}}',
    isOff: 'La corsa è partita',
    finished: 'Ordine di arrivo',
    notRun: 'La corsa non vale. Le puntate vengono rimborsate.',
    handicap: 'Corsa handicap',
    runners: 'Partenti: {{total}}',
    winOnly: 'Solo vincente',
    number: 'N.',
    runner: 'Partente',
    draw: 'Steccato',
    grid: 'Griglia',
    trap: 'Gabbia',
    form: 'Ultime corse',
    weight: 'Peso',
    kg: '{{kg}} kg',
    age: 'Età',
    people: 'Fantino e allenatore',
    byNumber: 'Per numero',
    byPrice: 'Per quota',
    byFinish: 'Per arrivo',
    coupled: 'Stessa scuderia di {{numbers}}',
    takes: 'Le scommesse precedenti perdono il {{percent}}% della vincita',
    returns: 'Le puntate su questo partente vengono rimborsate',
    position: 'Posizione',
    odds: 'Quota',
    closed: 'Chiusa',
    cardError: 'Impossibile caricare il programma della corsa',
    status: {
      nonRunner: 'Non partente',
      withdrawn: 'Ritirato',
      disqualified: 'Squalificato',
      reserve: 'Riserva',
    },
    outcome: {
      unplaced: 'Non piazzato',
      didNotFinish: 'Non arrivato',
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
