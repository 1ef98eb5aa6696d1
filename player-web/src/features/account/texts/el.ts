/** Greek texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Συναλλαγές',
    date: 'Ημερομηνία',
    type: 'Τύπος',
    amount: 'Ποσό',
    balance: 'Υπόλοιπο',
    income: 'Είσοδος',
    expense: 'Έξοδος',
    empty: 'Καμία συναλλαγή σε αυτή την περίοδο',
    emptyHint: 'Εδώ εμφανίζονται στοιχήματα, πληρωμές και πιστώσεις.',
    error: 'Οι συναλλαγές δεν φορτώθηκαν',
    days: 'Περίοδος',
    lastDays_one: 'Τελευταία {{count}} ημέρα',
    lastDays_other: 'Τελευταίες {{count}} ημέρες',
    everything: 'Όλες',
    kind: {
      stake: 'Κατάθεση στοιχήματος',
      accept: 'Αποδοχή live στοιχήματος',
      win: 'Κερδισμένο στοίχημα',
      refund: 'Επιστροφή στοιχήματος',
      resettle: 'Διόρθωση αποτελέσματος',
      bonus: 'Μπόνους',
      sell: 'Cash out',
      creditSent: 'Λήψη πίστωσης',
      creditTaken: 'Αφαίρεση πίστωσης',
      debtPaid: 'Εξόφληση χρέους',
      cardsMade: 'Έκδοση καρτών',
      cardRedeemed: 'Εξαργύρωση κάρτας',
      cardsVoided: 'Ακύρωση καρτών',
      cardsExpired: 'Λήξη καρτών',
      commissionPaid: 'Πληρωμή προμήθειας',
      terminalDeposit: 'Κατάθεση μετρητών',
    },
  },
} satisfies TextsLike<typeof turkish, 'el'>
