/** Italian texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Ricalcola un turno in questo browser con i semi che il gioco ha mostrato alla fine.',
    game: 'Gioco',
    serverSeed: 'Seme del server',
    hash: 'Hash pubblicato',
    hashHint: 'L’hash che il gioco ha mostrato prima della tua puntata.',
    clientSeed: 'Seme del client',
    round: 'Turno',
    bets: 'Puntate, come le mostra il gioco',
    check: 'Verifica il turno',
    result: 'Esito',
    outcome: '{{game}}, turno {{round}}',
    computedHash: 'Hash del seme del server',
    bet: 'Scommessa',
    stake: 'Puntata',
    win: 'Vincita',
    noBet: 'Questa non è una scommessa del gioco.',
    drawnInOrder: 'Estratti in quest’ordine',
    deadHeat: 'Parità',
    runner: 'Corridore',
    brokeOff: 'Interrotto a',
    cardsOrder: 'Due carte al giocatore, due al banco, poi come richieste.',
    howTitle: 'Perché nessuno può cambiare un turno',
    how: {
      before:
        'Prima delle puntate il gioco pubblica l’hash del suo seme segreto. Dall’hash nessuno può risalire al seme, e nessun altro seme lo produce.',
      during: 'Il seme del server, il tuo e il numero del turno decidono insieme ogni estrazione.',
      after:
        'Dopo, il gioco rivela il seme del server. Inseriscilo qui: l’hash deve coincidere e l’esito deve essere quello che hai visto.',
    },
    verdict: {
      matches: 'L’hash coincide: il seme era fissato prima delle puntate.',
      differs: 'L’hash non coincide: questo non è il seme pubblicato.',
      unknown: 'Nessun hash inserito. Confronta questo con quello pubblicato dal gioco.',
    },
    fault: {
      seedMissing: 'Inserisci il seme del server.',
      roundWrong: 'Un turno è un numero intero da 0.',
      hashWrong: 'Un hash ha 64 caratteri da 0 a 9 e da a a f.',
      betsWrong: 'Queste puntate non si possono leggere.',
    },
    colour: {
      red: 'rosso',
      black: 'nero',
      green: 'verde',
    },
    games: {
      slot: 'Slot machine',
      roulette: 'Roulette',
      keno: 'Keno',
      lotto6of49: 'Lotto 6 su 49',
      lotto5of36: 'Lotto 5 su 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Corsa di levrieri',
      horses: 'Corsa di cavalli',
      football: 'Calcio virtuale',
      tennis: 'Tennis virtuale',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
