/** Greek texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Εκτύπωση', win: 'Εκτύπωση απόδειξης', cancel: 'Εκτύπωση απόδειξης' },
  },
} satisfies TextsLike<typeof turkish, 'el'>
