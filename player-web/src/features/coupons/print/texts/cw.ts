/** Chinese texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: '打印', win: '打印收据', cancel: '打印收据' },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
