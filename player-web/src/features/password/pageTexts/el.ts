/** Greek texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Εισαγάγετε το όνομα χρήστη ή το email σας. Θα σας στείλουμε σύνδεσμο για να επιλέξετε νέο κωδικό.',
    name: 'Όνομα χρήστη ή email',
    send: 'Αποστολή συνδέσμου',
    sending: 'Γίνεται αποστολή',
    sentTitle: 'Ελέγξτε το email σας',
    sentLead:
      'Αν υπάρχει τέτοιος λογαριασμός, το email είναι καθ’ οδόν. Ο σύνδεσμος ισχύει για 60 λεπτά.',
    sentMissing:
      'Δεν ήρθε τίποτα; Κοιτάξτε στα ανεπιθύμητα. Αν ο λογαριασμός σας δεν έχει email, γράψτε στην υποστήριξη.',
    current: 'Τωρινός κωδικός',
    password: 'Νέος κωδικός',
    repeat: 'Επανάληψη νέου κωδικού',
    hint: 'Μήκος {{min}}–{{max}}, και όχι το όνομα χρήστη.',
    save: 'Αποθήκευση κωδικού',
    saving: 'Γίνεται αποθήκευση',
    resetDone: 'Ο νέος σας κωδικός ορίστηκε',
    resetLead: 'Αποσυνδεθήκατε από όλες τις συσκευές. Συνδεθείτε με τον νέο κωδικό.',
    signIn: 'Σύνδεση',
    changed: 'Ο κωδικός σας άλλαξε',
    changedLead: 'Αποσυνδεθήκατε από τις άλλες συσκευές σας.',
    toHome: 'Πίσω στην αρχική',
    over: 'Ο σύνδεσμος έχει χρησιμοποιηθεί ή έχει λήξει',
    askAgain: 'Ζητήστε νέο σύνδεσμο',
  },
} satisfies TextsLike<typeof turkish, 'el'>
