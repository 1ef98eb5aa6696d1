/** German texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Nächste Rennen',
    card: 'Starterliste',
    inMinutes: 'in {{minutes}} Min.',
    toOff: 'Bis zum Start',
    offAt: 'Start um {{time}}',
    isOff: 'Das Rennen läuft',
    finished: 'Einlauf',
    notRun: 'Das Rennen zählt nicht. Einsätze werden erstattet.',
    handicap: 'Ausgleichsrennen',
    runners: 'Starter: {{total}}',
    winOnly: 'Nur auf Sieg',
    number: 'Nr.',
    runner: 'Starter',
    draw: 'Startbox',
    grid: 'Startplatz',
    trap: 'Box',
    form: 'Letzte Starts',
    weight: 'Gewicht',
    kg: '{{kg}} kg',
    age: 'Alter',
    people: 'Jockey und Trainer',
    byNumber: 'Nach Nummer',
    byPrice: 'Nach Quote',
    byFinish: 'Nach Einlauf',
    coupled: 'Stallgefährte von {{numbers}}',
    takes: 'Zuvor platzierte Wetten verlieren {{percent}} % ihres Gewinns',
    returns: 'Einsätze auf diesen Starter werden erstattet',
    position: 'Platz',
    odds: 'Quote',
    closed: 'Geschlossen',
    cardError: 'Die Starterliste konnte nicht geladen werden',
    status: {
      nonRunner: 'Nichtstarter',
      withdrawn: 'Zurückgezogen',
      disqualified: 'Disqualifiziert',
      reserve: 'Reservestarter',
    },
    outcome: {
      unplaced: 'Unplatziert',
      didNotFinish: 'Nicht im Ziel',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
