/** Greek texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Κατάθεση και ανάληψη',
    noDeposit: 'Δεν υπάρχει ακόμη τρόπος κατάθεσης',
    noWithdrawal: 'Δεν υπάρχει ακόμη τρόπος ανάληψης',
    hint: 'Το υπόλοιπό σας είναι {{balance}}. Ο πράκτοράς σας μπορεί να σας στείλει πίστωση και να την πάρει πίσω, και μπορείτε να εξαργυρώσετε κάρτα.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
