/** English texts of the printed coupon. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default {
  print: {
    keep: 'This bet is settled by the rules of the site. Keep this print.',
    printedAt: 'Printed {{at}}',
  },
} satisfies TextsLike<typeof turkish, 'en'>
