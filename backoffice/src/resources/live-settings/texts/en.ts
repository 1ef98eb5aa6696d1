/** Texts of the settings of live betting. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  liveSettings: {
    title: 'Live betting settings',
    waiting: 'Acceptance delays',
    waitingHint:
      'A live coupon awaits acceptance for this many seconds, is checked again and then accepted. The longest delay on the coupon counts; at most %{most} seconds.',
    defaultSeconds: 'Default (seconds)',
    bySport: 'By sport',
    byTournament: 'By tournament (replaces that of the sport)',
    byGames: 'Added for the number of live matches on the coupon',
    games: '%{count} match (seconds) |||| %{count} matches (seconds)',
    gamesOrMore: '%{count} match or more (seconds) |||| %{count} matches or more (seconds)',
    secondsOf: '%{name} (seconds)',
    addSport: 'Add a sport',
    addTournament: 'Add a tournament',
    addGames: 'One match more',
    remove: 'Remove %{name}',
    groupHint: 'Extra seconds for dealers and users are among their coupon limits.',
    example: 'Example: for a player without extra seconds',
    exampleGames: '%{count} match: %{seconds} s |||| %{count} matches: %{seconds} s',
    margins: 'Margins',
    marginsHint:
      'Prices of matches in play are divided by 1 + margin and rounded down, at this brand alone; at most %{most} per cent. A change counts at once.',
    preMatchMargins: 'Margins before the match',
    preMatchMarginsHint:
      'Prices of matches that have not begun are divided by 1 + margin and rounded down, at this brand alone; at most %{most} per cent. A change counts at once.',
    defaultPercent: 'Default (per cent)',
    marginBySport: 'Margin by sport',
    marginByTournament: 'Margin by tournament (replaces that of the sport)',
    percentOf: '%{name} (per cent)',
    addMarginSport: 'Add a sport with a margin',
    addMarginTournament: 'Add a tournament with a margin',
    pauses: 'Locks and breaks',
    lockAfterSeconds: 'Lock without data after (seconds)',
    lockHint:
      'A match in play is locked and takes no bets when its feed has sent no data on it for this long.',
    pauseHint:
      'After this many minutes of half time the page of the match says that the second half is about to begin. A break longer than the longest counts as prolonged; without data from the feed the match then takes no bets.',
    halfTimeAlertMinutes: 'Half-time alert (minutes)',
    maxPauseMinutes: 'Longest break (minutes)',
    saved: 'Live betting settings saved',
  },
}

export default texts
