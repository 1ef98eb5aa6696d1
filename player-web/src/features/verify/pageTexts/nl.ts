/** Dutch texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Bereken een ronde opnieuw in deze browser, met de seeds die het spel erna heeft getoond.',
    game: 'Spel',
    serverSeed: 'Serverseed',
    hash: 'Gepubliceerde hash',
    hashHint: 'De hash die het spel vóór je inzet toonde.',
    clientSeed: 'Clientseed',
    round: 'Ronde',
    bets: 'Weddenschappen, zoals het spel ze toont',
    check: 'Ronde controleren',
    result: 'Uitkomst',
    outcome: '{{game}}, ronde {{round}}',
    computedHash: 'Hash van de serverseed',
    bet: 'Weddenschap',
    stake: 'Inzet',
    win: 'Winst',
    noBet: 'Dit is geen weddenschap van dit spel.',
    drawnInOrder: 'In deze volgorde getrokken',
    deadHeat: 'Gedeelde plaats',
    runner: 'Deelnemer',
    brokeOff: 'Gestopt bij',
    cardsOrder: 'Twee kaarten voor de speler, twee voor de deler, daarna zoals gevraagd.',
    howTitle: 'Waarom niemand een ronde kan veranderen',
    how: {
      before:
        'Vóór de inzetten publiceert het spel de hash van zijn geheime serverseed. Uit de hash is de seed niet te vinden, en geen andere seed geeft hem.',
      during:
        'De serverseed, jouw clientseed en het nummer van de ronde bepalen samen elke trekking.',
      after:
        'Daarna maakt het spel de serverseed bekend. Vul die hier in: de hash moet kloppen en de uitkomst moet zijn wat je zag.',
    },
    verdict: {
      matches: 'De hash klopt: de seed lag vast vóór de inzetten.',
      differs: 'De hash klopt niet: dit is niet de gepubliceerde seed.',
      unknown: 'Geen hash ingevuld. Vergelijk deze met de hash die het spel publiceerde.',
    },
    fault: {
      seedMissing: 'Vul de serverseed in.',
      roundWrong: 'Een ronde is een geheel getal vanaf 0.',
      hashWrong: 'Een hash heeft 64 tekens van 0 tot 9 en a tot f.',
      betsWrong: 'Deze weddenschappen zijn niet te lezen.',
    },
    colour: {
      red: 'rood',
      black: 'zwart',
      green: 'groen',
    },
    games: {
      slot: 'Gokkast',
      roulette: 'Roulette',
      keno: 'Keno',
      lotto6of49: 'Lotto 6 uit 49',
      lotto5of36: 'Lotto 5 uit 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Windhondenrace',
      horses: 'Paardenrace',
      football: 'Virtueel voetbal',
      tennis: 'Virtueel tennis',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
