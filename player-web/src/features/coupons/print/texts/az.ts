/** Azerbaijani texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Çap et', win: 'Qəbzi çap et', cancel: 'Qəbzi çap et' },
  },
} satisfies TextsLike<typeof turkish, 'az'>
