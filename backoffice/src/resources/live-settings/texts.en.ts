/** Texts of the settings of live betting. */
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  liveSettings: {
    title: 'Live betting settings',
    waiting: 'Acceptance delays',
    waitingHint:
      'A live coupon waits this many seconds, is looked at again and then accepted. The slowest match on it counts; at most %{most} seconds.',
    defaultSeconds: 'Default (seconds)',
    bySport: 'By sport',
    byTournament: 'By tournament (before that of the sport)',
    byGames: 'Added for the number of live matches on the coupon',
    games: '%{count} match (seconds) |||| %{count} matches (seconds)',
    gamesOrMore: '%{count} match or more (seconds) |||| %{count} matches or more (seconds)',
    secondsOf: '%{name} (seconds)',
    addSport: 'Add a sport',
    addTournament: 'Add a tournament',
    addGames: 'One match more',
    remove: 'Remove %{name}',
    groupHint: 'Extra seconds for groups of dealers and users stand with their coupon limits.',
    example: 'Example: for a player without extra seconds',
    exampleGames: '%{count} match: %{seconds} s |||| %{count} matches: %{seconds} s',
    margins: 'Margins',
    marginsHint:
      'Prices that feeds send in play are divided by 1 + margin and rounded down; at most %{most} percent. In force with the prices that a feed sends next.',
    defaultPercent: 'Default (percent)',
    marginBySport: 'Margin by sport',
    marginByTournament: 'Margin by tournament (before that of the sport)',
    percentOf: '%{name} (percent)',
    addMarginSport: 'Add a sport with a margin',
    addMarginTournament: 'Add a tournament with a margin',
    pauses: 'Locks and breaks',
    lockAfterSeconds: 'Lock without news after (seconds)',
    lockHint:
      'A match in play that its feed has not spoken of for so long is locked and takes no bets.',
    pauseHint:
      'After so many minutes of a half time players are told on the page of the match that it is about to go on; a break beyond the longest is said to be prolonged, and without a word of its feed takes no more bets.',
    halfTimeAlertMinutes: 'Half-time alert (minutes)',
    maxPauseMinutes: 'Longest break (minutes)',
    saved: 'Live betting settings saved',
  },
}

export default texts
