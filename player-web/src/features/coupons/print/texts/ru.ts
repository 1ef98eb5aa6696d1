/** Russian texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Печать', win: 'Печать квитанции', cancel: 'Печать квитанции' },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
