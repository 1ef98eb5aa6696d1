/** Greek texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Ενότητες λογαριασμού',
    tab: {
      balance: 'Υπόλοιπο',
      profile: 'Επεξεργασία προφίλ',
      bets: 'Ιστορικό στοιχημάτων',
      transactions: 'Ιστορικό συναλλαγών',
    },
    figures: {
      balance: 'Υπόλοιπο',
      creditCard: 'Υπόλοιπο καρτών',
      paykasa: 'Paykasa',
      bonus: 'Υπόλοιπο μπόνους',
      returnableBonus: 'Επιστρεπτέο μπόνους',
      reloadBonus: 'Μπόνους επανακατάθεσης',
      creditLimit: 'Πιστωτικό όριο',
      withdrawable: 'Διαθέσιμο για ανάληψη',
      transferable: 'Διαθέσιμο για μεταφορά',
    },
    allBets: 'Όλα τα στοιχήματά μου',
    noBets: 'Κανένα στοίχημα σε αυτή την περίοδο',
    betsError: 'Τα στοιχήματά σας δεν φορτώθηκαν',
  },
  profile: {
    fixed: 'Η εγγραφή σας',
    fixedHint: 'Γράψτε στην υποστήριξη για να αλλάξουν αυτά.',
    username: 'Όνομα χρήστη',
    name: 'Όνομα',
    email: 'Email',
    phone: 'Τηλέφωνο',
    birthDate: 'Ημερομηνία γέννησης',
    identityNumber: 'Αριθμός ταυτότητας',
    since: 'Μέλος από',
    none: 'Κανένα',
    own: 'Στοιχεία που μπορείτε να αλλάξετε',
    gender: 'Φύλο',
    genders: { f: 'Γυναίκα', m: 'Άνδρας' },
    countryCode: 'Χώρα',
    city: 'Πόλη',
    postCode: 'Ταχυδρομικός κώδικας',
    address: 'Διεύθυνση',
    autoPrint: 'Εκτύπωση στοιχήματος μόλις κατατεθεί',
    choose: 'Επιλέξτε',
    save: 'Αποθήκευση',
    saving: 'Γίνεται αποθήκευση',
    saved: 'Τα στοιχεία σας αποθηκεύτηκαν.',
    error: 'Τα στοιχεία σας δεν φορτώθηκαν',
  },
} satisfies TextsLike<typeof turkish, 'el'>
