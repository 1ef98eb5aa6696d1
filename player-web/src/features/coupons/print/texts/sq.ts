/** Albanian texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Printo', win: 'Printo dëftesën', cancel: 'Printo dëftesën' },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
