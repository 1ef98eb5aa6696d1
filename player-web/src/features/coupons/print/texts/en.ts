/** English texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Print', win: 'Print the receipt', cancel: 'Print the receipt' },
  },
} satisfies TextsLike<typeof turkish, 'en'>
