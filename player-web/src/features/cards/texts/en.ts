/** English texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Redeem a card',
    label: 'Card code',
    hint: 'Type the 16 characters on the card. Capitals, spaces and hyphens make no difference.',
    redeem: 'Redeem',
    done: '{{amount}} was added to your card funds',
    funds: 'Your card funds',
    transactions: 'Transactions',
  },
} satisfies TextsLike<typeof turkish, 'en'>
