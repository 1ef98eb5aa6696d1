/** Croatian texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Izračunajte rundu ponovno u ovom pregledniku, iz sjemena koja je igra pokazala nakon nje.',
    game: 'Igra',
    serverSeed: 'Sjeme poslužitelja',
    hash: 'Objavljeni hash',
    hashHint: 'Hash koji je igra pokazala prije vašeg uloga.',
    clientSeed: 'Sjeme igrača',
    round: 'Runda',
    bets: 'Oklade, kako ih igra prikazuje',
    check: 'Provjeri rundu',
    result: 'Ishod',
    outcome: '{{game}}, runda {{round}}',
    computedHash: 'Hash sjemena poslužitelja',
    bet: 'Oklada',
    stake: 'Ulog',
    win: 'Dobitak',
    noBet: 'Ovo nije oklada ove igre.',
    drawnInOrder: 'Izvučeno ovim redom',
    deadHeat: 'Izjednačeno',
    runner: 'Sudionik',
    brokeOff: 'Prekinuto na',
    cardsOrder: 'Dvije karte igraču, dvije djelitelju, zatim kako su tražene.',
    howTitle: 'Zašto nitko ne može promijeniti rundu',
    how: {
      before:
        'Prije oklada igra objavljuje hash svojeg tajnog sjemena. Iz hasha se sjeme ne može naći, i nijedno drugo sjeme ga ne daje.',
      during: 'Sjeme poslužitelja, vaše sjeme i broj runde zajedno određuju svako izvlačenje.',
      after:
        'Nakon toga igra otkriva sjeme poslužitelja. Upišite ga ovdje: hash se mora slagati, a ishod mora biti onaj koji ste vidjeli.',
    },
    verdict: {
      matches: 'Hash se slaže: sjeme je određeno prije oklada.',
      differs: 'Hash se ne slaže: ovo nije objavljeno sjeme.',
      unknown: 'Hash nije upisan. Usporedite ovaj s onim koji je igra objavila.',
    },
    fault: {
      seedMissing: 'Upišite sjeme poslužitelja.',
      roundWrong: 'Runda je cijeli broj od 0.',
      hashWrong: 'Hash ima 64 znaka od 0 do 9 i od a do f.',
      betsWrong: 'Ove oklade nije moguće pročitati.',
    },
    colour: {
      red: 'crveno',
      black: 'crno',
      green: 'zeleno',
    },
    games: {
      slot: 'Automat',
      roulette: 'Rulet',
      keno: 'Keno',
      lotto6of49: 'Loto 6 od 49',
      lotto5of36: 'Loto 5 od 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Utrka hrtova',
      horses: 'Utrka konja',
      football: 'Virtualni nogomet',
      tennis: 'Virtualni tenis',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
