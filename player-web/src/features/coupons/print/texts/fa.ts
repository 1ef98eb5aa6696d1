/** Persian texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'چاپ', win: 'چاپ رسید', cancel: 'چاپ رسید' },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
