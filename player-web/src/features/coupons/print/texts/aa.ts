/** Arabic texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'طباعة', win: 'طباعة الإيصال', cancel: 'طباعة الإيصال' },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
