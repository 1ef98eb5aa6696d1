/** English texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'No promotion is running',
    noneHint: 'New promotions appear here.',
    until: 'Until {{day}}',
    all: 'All promotions',
    over: 'This promotion is over',
    overHint: 'Have a look at those that are running now.',
    failed: 'The promotions could not be loaded',
  },
} satisfies TextsLike<typeof turkish, 'en'>
