/** English texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Results',
    sports: 'Sport',
    days: 'Day',
    day: { today: 'Today', yesterday: 'Yesterday' },
    date: 'Another day',
    empty: 'No results on this day',
    emptyHint: 'Choose another day or sport.',
    error: 'Results could not be loaded',
  },
} satisfies TextsLike<typeof turkish, 'en'>
