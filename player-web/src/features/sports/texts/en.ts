/** English texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Sports',
    tree: 'Sports and leagues',
    leagues: 'Leagues',
    openTree: 'Leagues',
    matches_one: '{{count}} match',
    matches_other: '{{count}} matches',
    clearLeagues: 'Clear the chosen leagues',
    days: 'Day',
    day: { hours3: '3 hours', today: 'Today', tomorrow: 'Tomorrow', all: 'All' },
    market: 'Market',
    searchPlaceholder: 'Find a team or league',
    searchHint: 'Enter at least 3 letters',
    searchTitle: 'Results for “{{keyword}}”',
    clearSearch: 'Clear the search',
    list: 'Matches',
    allMarkets_one: '{{match}}: {{count}} market',
    allMarkets_other: '{{match}}: all {{count}} markets',
    empty: 'No matches here right now',
    emptyHint: 'Choose another day or clear the chosen leagues.',
    emptySearchHint: 'Check the spelling or try a shorter word.',
    showAll: 'Show all matches',
    error: 'Matches could not be loaded',
    treeError: 'Leagues could not be loaded',
    pricesPaused: 'Odds are not updating. Trying again.',
    continued: 'continued',
    minSelections_one: 'Only in a bet of at least {{count}} match',
    minSelections_other: 'Only in a bet of at least {{count}} matches',
    locked: 'closed',
  },
} satisfies TextsLike<typeof turkish, 'en'>
