/** German texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Drucken', win: 'Beleg drucken', cancel: 'Beleg drucken' },
  },
} satisfies TextsLike<typeof turkish, 'de'>
