/** Italian texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Riscatta una carta',
    label: 'Codice della carta',
    hint: 'Scrivi i 16 caratteri della carta. Maiuscole, spazi e trattini non contano.',
    redeem: 'Riscatta',
    done: '{{amount}} aggiunti al tuo saldo carte',
    funds: 'Il tuo saldo carte',
    transactions: 'Movimenti',
  },
} satisfies TextsLike<typeof turkish, 'it'>
