/** Kurdish Sorani texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'چاپکردن', win: 'چاپکردنی وەسڵ', cancel: 'چاپکردنی وەسڵ' },
  },
} satisfies TextsLike<typeof turkish, 'iq'>
