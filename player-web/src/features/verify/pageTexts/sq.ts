/** Albanian texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Llogariteni përsëri një raund në këtë shfletues, nga farat që loja tregoi pas tij.',
    game: 'Loja',
    serverSeed: 'Fara e serverit',
    hash: 'Hash-i i publikuar',
    hashHint: 'Hash-i që loja tregoi para bastit tuaj.',
    clientSeed: 'Fara e lojtarit',
    round: 'Raundi',
    bets: 'Bastet, siç i tregon loja',
    check: 'Kontrollo raundin',
    result: 'Rezultati',
    outcome: '{{game}}, raundi {{round}}',
    computedHash: 'Hash-i i farës së serverit',
    bet: 'Basti',
    stake: 'Shuma e bastit',
    win: 'Fitimi',
    noBet: 'Ky nuk është bast i kësaj loje.',
    drawnInOrder: 'Të nxjerra me këtë radhë',
    deadHeat: 'Barazim vendi',
    runner: 'Garuesi',
    brokeOff: 'U ndal te',
    cardsOrder: 'Dy letra për lojtarin, dy për krupierin, pastaj siç u kërkuan.',
    howTitle: 'Pse askush nuk mund ta ndryshojë një raund',
    how: {
      before:
        'Para basteve, loja publikon hash-in e farës së saj të fshehtë. Nga hash-i nuk gjendet fara, dhe asnjë farë tjetër nuk e jep atë.',
      during: 'Fara e serverit, fara juaj dhe numri i raundit vendosin së bashku çdo short.',
      after:
        'Më pas loja zbulon farën e serverit. Shkruajeni këtu: hash-i duhet të përputhet dhe rezultati duhet të jetë ai që patë.',
    },
    verdict: {
      matches: 'Hash-i përputhet: fara ishte caktuar para basteve.',
      differs: 'Hash-i nuk përputhet: kjo nuk është fara e publikuar.',
      unknown: 'Nuk u dha asnjë hash. Krahasojeni këtë me atë që publikoi loja.',
    },
    fault: {
      seedMissing: 'Shkruani farën e serverit.',
      roundWrong: 'Raundi është numër i plotë nga 0.',
      hashWrong: 'Një hash ka 64 shenja nga 0 deri në 9 dhe nga a deri në f.',
      betsWrong: 'Këto baste nuk mund të lexohen.',
    },
    colour: {
      red: 'e kuqe',
      black: 'e zezë',
      green: 'e gjelbër',
    },
    games: {
      slot: 'Slotë',
      roulette: 'Ruletë',
      keno: 'Keno',
      lotto6of49: 'Loto 6 nga 49',
      lotto5of36: 'Loto 5 nga 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Garë zagarësh',
      horses: 'Garë kuajsh',
      football: 'Futboll virtual',
      tennis: 'Tenis virtual',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
