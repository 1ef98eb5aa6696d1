/** Dutch texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Volgende races',
    card: 'Deelnemerslijst',
    inMinutes: 'over {{minutes}} min',
    toOff: 'Tot de start',
    offAt: 'Start om {{time}}',
    isOff: 'De race is bezig',
    finished: 'Uitslag op volgorde',
    notRun: 'De race telt niet. Inzetten worden teruggegeven.',
    handicap: 'Handicaprace',
    runners: 'Deelnemers: {{total}}',
    winOnly: 'Alleen winnend',
    number: 'Nr.',
    runner: 'Deelnemer',
    draw: 'Startplaats',
    grid: 'Startplek',
    trap: 'Startbox',
    form: 'Laatste races',
    weight: 'Gewicht',
    kg: '{{kg}} kg',
    age: 'Leeftijd',
    people: 'Jockey en trainer',
    byNumber: 'Op nummer',
    byPrice: 'Op odds',
    byFinish: 'Op uitslag',
    coupled: 'Stalgenoot van {{numbers}}',
    takes: 'Eerder geplaatste weddenschappen verliezen {{percent}}% van hun winst',
    returns: 'Inzetten op deze deelnemer worden teruggegeven',
    position: 'Positie',
    odds: 'Notering',
    closed: 'Gesloten',
    cardError: 'De deelnemerslijst kon niet worden geladen',
    status: {
      nonRunner: 'Start niet',
      withdrawn: 'Teruggetrokken',
      disqualified: 'Gediskwalificeerd',
      reserve: 'Reservestarter',
    },
    outcome: {
      unplaced: 'Niet geplaatst',
      didNotFinish: 'Niet gefinisht',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
