/** Serbian texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Штампај', win: 'Штампај потврду', cancel: 'Штампај потврду' },
  },
} satisfies TextsLike<typeof turkish, 'sr'>
