/** Dutch texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Terug naar de wedstrijden',
    tabs: 'Marktgroepen',
    all: 'Alle',
    group: {
      main: 'Populair',
      totals: 'Totalen',
      handicap: 'Handicap',
      halves: 'Helften',
      periods: 'Periodes',
      score: 'Score',
      combos: 'Combinaties',
      corners: 'Hoekschoppen',
      cards: 'Kaarten',
      players: 'Spelers',
      other: 'Overig',
    },
    search: 'Zoek een markt',
    suspended: 'Opgeschort',
    noMarkets: 'Geen markt past bij je zoekopdracht',
    markets_one: '{{count}} markt',
    markets_other: '{{count}} markten',
    gone: 'Deze wedstrijd wordt niet meer aangeboden',
    goneHint: 'De wedstrijd is misschien begonnen of van de lijst gehaald.',
    error: 'De wedstrijd kon niet worden geladen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
