/** Dutch texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Afdrukken', win: 'Bon afdrukken', cancel: 'Bon afdrukken' },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
