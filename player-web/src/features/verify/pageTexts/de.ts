/** German texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Berechne eine Runde in diesem Browser neu – aus den Seeds, die das Spiel danach gezeigt hat.',
    game: 'Spiel',
    serverSeed: 'Server-Seed',
    hash: 'Veröffentlichter Hash',
    hashHint: 'Der Hash, den das Spiel vor deinem Einsatz gezeigt hat.',
    clientSeed: 'Client-Seed',
    round: 'Runde',
    bets: 'Wetten, wie das Spiel sie zeigt',
    check: 'Runde prüfen',
    result: 'Ergebnis',
    outcome: '{{game}}, Runde {{round}}',
    computedHash: 'Hash des Server-Seeds',
    bet: 'Wette',
    stake: 'Einsatz',
    win: 'Gewinn',
    noBet: 'Das ist keine Wette dieses Spiels.',
    drawnInOrder: 'In dieser Reihenfolge gezogen',
    deadHeat: 'Totes Rennen',
    runner: 'Starter',
    brokeOff: 'Abgebrochen bei',
    cardsOrder: 'Zwei Karten für den Spieler, zwei für den Dealer, danach wie verlangt.',
    howTitle: 'Warum niemand eine Runde ändern kann',
    how: {
      before:
        'Vor den Wetten veröffentlicht das Spiel den Hash seines geheimen Server-Seeds. Aus dem Hash lässt sich der Seed nicht finden, und kein anderer Seed ergibt ihn.',
      during:
        'Server-Seed, dein Client-Seed und die Nummer der Runde bestimmen zusammen jede Ziehung.',
      after:
        'Danach gibt das Spiel den Server-Seed bekannt. Gib ihn hier ein: Der Hash muss stimmen, und es muss das Ergebnis sein, das du gesehen hast.',
    },
    verdict: {
      matches: 'Der Hash stimmt: Der Seed stand vor den Wetten fest.',
      differs: 'Der Hash stimmt nicht: Das ist nicht der veröffentlichte Seed.',
      unknown:
        'Kein Hash eingegeben. Vergleiche diesen mit dem Hash, den das Spiel veröffentlicht hat.',
    },
    fault: {
      seedMissing: 'Gib den Server-Seed ein.',
      roundWrong: 'Eine Runde ist eine ganze Zahl ab 0.',
      hashWrong: 'Ein Hash hat 64 Zeichen von 0 bis 9 und a bis f.',
      betsWrong: 'Diese Wetten lassen sich nicht lesen.',
    },
    colour: {
      red: 'rot',
      black: 'schwarz',
      green: 'grün',
    },
    games: {
      slot: 'Spielautomat',
      roulette: 'Roulette',
      keno: 'Keno',
      lotto6of49: 'Lotto 6 aus 49',
      lotto5of36: 'Lotto 5 aus 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Windhundrennen',
      horses: 'Pferderennen',
      football: 'Virtueller Fußball',
      tennis: 'Virtuelles Tennis',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
