/** French texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Imprimer', win: 'Imprimer le reçu', cancel: 'Imprimer le reçu' },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
