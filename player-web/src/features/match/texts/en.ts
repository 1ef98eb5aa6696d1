/** English texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Back to the matches',
    tabs: 'Market groups',
    all: 'All',
    group: {
      main: 'Main',
      totals: 'Totals',
      handicap: 'Handicap',
      halves: 'Halves',
      periods: 'Periods',
      score: 'Score',
      combos: 'Combinations',
      corners: 'Corners',
      cards: 'Cards',
      players: 'Players',
      other: 'Other',
    },
    search: 'Find a market',
    suspended: 'Suspended',
    noMarkets: 'No market matches your search',
    markets_one: '{{count}} market',
    markets_other: '{{count}} markets',
    gone: 'This match is no longer offered',
    goneHint: 'The match may have started or been taken off the list.',
    error: 'The match could not be loaded',
  },
} satisfies TextsLike<typeof turkish, 'en'>
