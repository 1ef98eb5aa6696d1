/** Croatian texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Ispiši', win: 'Ispiši potvrdu', cancel: 'Ispiši potvrdu' },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
