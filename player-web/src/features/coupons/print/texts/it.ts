/** Italian texts of printing a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  print: {
    ask: { coupon: 'Stampa', win: 'Stampa la ricevuta', cancel: 'Stampa la ricevuta' },
  },
} satisfies TextsLike<typeof turkish, 'it'>
