/** Greek texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Όλες ως αναγνωσμένες',
    empty: 'Δεν έχετε ειδοποιήσεις',
    emptyHint: 'Εδώ εμφανίζονται τα μηνύματα προς εσάς και οι αλλαγές στον λογαριασμό σας.',
    error: 'Οι ειδοποιήσεις σας δεν φορτώθηκαν',
    system: {
      creditSent: { title: 'Λήψη πίστωσης', text: 'Προστέθηκαν {{amount}} στο υπόλοιπό σας.' },
      creditTaken: {
        title: 'Αφαίρεση πίστωσης',
        text: 'Αφαιρέθηκαν {{amount}} από το υπόλοιπό σας.',
      },
      accountEdited: {
        title: 'Ο λογαριασμός σας άλλαξε',
        text: 'Άλλαξαν τα στοιχεία, τα δικαιώματα ή τα όριά σας. Αν δεν το ζητήσατε εσείς, γράψτε στην υποστήριξη.',
      },
      excluded: {
        title: 'Ο λογαριασμός σας είναι κλειστός για παιχνίδι',
        text: 'Δεν μπορείτε να στοιχηματίσετε μέχρι να λήξει το διάστημα. Λεπτομέρειες στη σελίδα «Ασφαλές παιχνίδι».',
      },
      withdrawalOrdered: {
        title: 'Ζητήθηκε ανάληψη',
        text: '{{amount}} δεσμεύτηκαν για την ανάληψή σας. Αν δεν ήσασταν εσείς, αλλάξτε αμέσως τον κωδικό σας και γράψτε στην υποστήριξη.',
      },
      withdrawalPaid: { title: 'Η ανάληψη πληρώθηκε', text: 'Σας πληρώθηκαν {{amount}}.' },
      withdrawalRefused: {
        title: 'Η ανάληψη δεν πληρώθηκε',
        text: '{{amount}} επέστρεψαν στο υπόλοιπό σας. Ο λόγος αναφέρεται στην ανάληψη, στη σελίδα των συναλλαγών σας.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'el'>
