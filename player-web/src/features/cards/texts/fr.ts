/** French texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Utiliser une carte',
    label: 'Code de la carte',
    hint: 'Saisissez les 16 caractères de la carte. Majuscules, espaces et tirets ne comptent pas.',
    redeem: 'Utiliser',
    done: '{{amount}} ajoutés à votre solde carte',
    funds: 'Votre solde carte',
    transactions: 'Opérations',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
