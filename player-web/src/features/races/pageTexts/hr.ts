/** Croatian texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Sljedeće utrke',
    card: 'Program utrke',
    inMinutes: 'za {{minutes}} min',
    toOff: 'Do starta',
    offAt: 'Start u {{time}}',
    isOff: 'Utrka je počela',
    finished: 'Poredak na cilju',
    notRun: 'Utrka se ne računa. Ulozi se vraćaju.',
    handicap: 'Hendikep utrka',
    runners: 'Sudionici: {{total}}',
    winOnly: 'Samo pobjednik',
    number: 'Br.',
    runner: 'Sudionik',
    draw: 'Startno mjesto',
    grid: 'Startno mjesto',
    trap: 'Boks',
    form: 'Zadnje utrke',
    weight: 'Težina',
    kg: '{{kg}} kg',
    age: 'Dob',
    people: 'Džokej i trener',
    byNumber: 'Po broju',
    byPrice: 'Po tečaju',
    byFinish: 'Po poretku',
    coupled: 'Ista štala: {{numbers}}',
    takes: 'Ranije oklade gube {{percent}} % dobitka',
    returns: 'Ulozi na ovog sudionika se vraćaju',
    position: 'Mjesto',
    odds: 'Tečaj',
    closed: 'Zatvoreno',
    cardError: 'Program utrke nije se mogao učitati',
    status: {
      nonRunner: 'Ne trči',
      withdrawn: 'Povučen',
      disqualified: 'Diskvalificiran',
      reserve: 'Rezerva',
    },
    outcome: {
      unplaced: 'Bez plasmana',
      didNotFinish: 'Nije završio',
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
