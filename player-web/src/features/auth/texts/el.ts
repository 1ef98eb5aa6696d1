/** Greek texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Σύνδεση',
    lead: 'Συνδεθείτε για να στοιχηματίσετε και να δείτε τα στοιχήματά σας.',
    username: 'Όνομα χρήστη',
    password: 'Κωδικός',
    showPassword: 'Εμφάνιση κωδικού',
    hidePassword: 'Απόκρυψη κωδικού',
    submit: 'Σύνδεση',
    sending: 'Γίνεται σύνδεση',
    forgot: 'Ξεχάσατε τον κωδικό;',
    noAccount: 'Δεν έχετε λογαριασμό;',
    resend: 'Νέα αποστολή email ενεργοποίησης',
    resent: 'Το email είναι καθ’ οδόν.',
    returns: 'Χρήση του λογαριασμού ξανά',
  },
} satisfies TextsLike<typeof turkish, 'el'>
