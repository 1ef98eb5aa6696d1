/** French texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Dépôts et retraits',
    noDeposit: 'Il n’y a pas encore de moyen de dépôt',
    noWithdrawal: 'Il n’y a pas encore de moyen de retrait',
    hint: 'Votre solde est de {{balance}}. Votre agent peut vous envoyer du crédit et le reprendre, et vous pouvez utiliser une carte.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
