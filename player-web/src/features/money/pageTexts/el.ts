/** Greek texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Κατάθεση και ανάληψη',
    noDeposit: 'Δεν υπάρχει ακόμη τρόπος κατάθεσης',
    noWithdrawal: 'Δεν υπάρχει ακόμη τρόπος ανάληψης',
    hint: 'Το υπόλοιπό σας είναι {{balance}}. Ο πράκτοράς σας μπορεί να σας στείλει πίστωση και να την πάρει πίσω, και μπορείτε να εξαργυρώσετε κάρτα.',
    error: 'Οι τρόποι πληρωμής δεν φορτώθηκαν',
    category: 'Κατηγορία',
    min: 'Ελάχ.',
    max: 'Μέγ.',
    method: 'Τρόπος',
    details: 'Στοιχεία',
    next: 'Συνέχεια',
    previous: 'Πίσω',
    noFee: 'Χωρίς προμήθεια',
    afterFee: 'Προμήθεια {{fee}}, απομένουν {{amount}}',
    copy: 'Αντιγραφή: {{label}}',
    copied: 'Αντιγράφηκε',
    back: 'Πίσω στους τρόπους',
    openLink: 'Άνοιγμα της σελίδας',
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    amount: 'Ποσό',
    amounts: 'Γρήγορα ποσά',
    optional: '{{field}} (προαιρετικό)',
    choose: 'Επιλέξτε',
    bank: 'Τράπεζα',
    banks: 'Τράπεζες',
    account: 'Λογαριασμός πληρωμής',
    otherBanks: 'Δοκιμάστε άλλη τράπεζα.',
    backToBanks: 'Πίσω στις τράπεζες',
    otherAmount: 'Επιλογή άλλου ποσού',
    banksError: 'Οι τράπεζες δεν φορτώθηκαν',
    passwordHint: 'Για την ασφάλεια των χρημάτων σου, γράψε ξανά τον κωδικό πριν από την ανάληψη.',
    withdrawable: 'Διαθέσιμο για ανάληψη',
    received: 'Λάβαμε το αίτημά σας.',
    strangeAddress:
      'Η διεύθυνση της σελίδας πληρωμής δεν επιτρέπεται στον ιστότοπο. Η σελίδα δεν άνοιξε.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
