/** Portuguese texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Imprimir', win: 'Imprimir o recibo', cancel: 'Imprimir o recibo' },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
