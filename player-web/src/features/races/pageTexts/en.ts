/** English texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Next races',
    card: 'Race card',
    inMinutes: 'in {{minutes}} min',
    toOff: 'To the off',
    offAt: 'Off at {{time}}',
    isOff: 'The race is off',
    finished: 'Order of finish',
    notRun: 'The race did not count. Stakes return.',
    handicap: 'Handicap race',
    runners: 'Runners: {{total}}',
    winOnly: 'To win only',
    number: 'No.',
    runner: 'Runner',
    draw: 'Draw',
    grid: 'Grid',
    trap: 'Trap',
    form: 'Last runs',
    weight: 'Weight',
    kg: '{{kg}} kg',
    age: 'Age',
    people: 'Jockey, trainer',
    byNumber: 'By number',
    byPrice: 'By odds',
    byFinish: 'By finish',
    coupled: 'Coupled with {{numbers}}',
    takes: 'Bets placed before this lose {{percent}}% of their profit',
    returns: 'Stakes on this runner return',
    position: 'Position',
    odds: 'Odds',
    closed: 'Closed',
    cardError: 'The race card could not be loaded',
    status: {
      nonRunner: 'Non-runner',
      withdrawn: 'Withdrawn',
      disqualified: 'Disqualified',
      reserve: 'Reserve',
    },
    outcome: {
      unplaced: 'Unplaced',
      didNotFinish: 'Did not finish',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
