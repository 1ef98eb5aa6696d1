/** English texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Sport',
    day: 'Day',
    count: 'Number of matches',
    print: 'Print',
    made: 'Odds of {{at}}',
    note: 'The odds at the acceptance of the bet count.',
    code: 'Code',
    least: 'Least',
    empty: 'No matches on this day',
    error: 'The bulletin could not be loaded',
  },
} satisfies TextsLike<typeof turkish, 'en'>
