/** Greek texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Εξαργύρωση κάρτας',
    label: 'Κωδικός κάρτας',
    hint: 'Γράψτε τους 16 χαρακτήρες της κάρτας. Κεφαλαία, κενά και παύλες δεν παίζουν ρόλο.',
    redeem: 'Εξαργύρωση',
    done: 'Προστέθηκαν {{amount}} στο υπόλοιπο καρτών',
    funds: 'Υπόλοιπο καρτών',
    transactions: 'Συναλλαγές',
  },
} satisfies TextsLike<typeof turkish, 'el'>
