/** German texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Zurück zu den Spielen',
    tabs: 'Wettmarktgruppen',
    all: 'Alle',
    group: {
      main: 'Top',
      totals: 'Über/Unter',
      handicap: 'Handicap',
      halves: 'Halbzeiten',
      periods: 'Abschnitte',
      score: 'Ergebnis',
      combos: 'Kombinationen',
      corners: 'Eckbälle',
      cards: 'Karten',
      players: 'Spieler',
      other: 'Sonstige',
    },
    search: 'Wettmarkt suchen',
    suspended: 'Ausgesetzt',
    noMarkets: 'Kein Wettmarkt passt zu deiner Suche',
    markets_one: '{{count}} Wettmarkt',
    markets_other: '{{count}} Wettmärkte',
    gone: 'Dieses Spiel wird nicht mehr angeboten',
    goneHint: 'Das Spiel hat vielleicht begonnen oder wurde von der Liste genommen.',
    error: 'Das Spiel konnte nicht geladen werden',
  },
} satisfies TextsLike<typeof turkish, 'de'>
