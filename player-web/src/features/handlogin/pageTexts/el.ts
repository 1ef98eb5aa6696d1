/** Greek texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Σύνδεση ταμείου',
    noKeys: 'Αυτή η σελίδα δεν μπορεί να δημιουργήσει κλειδί για το μηχάνημα. Ανοίξτε τη με https.',
    enrolHint:
      'Αυτό το μηχάνημα δεν έχει δηλωθεί ακόμη. Εισαγάγετε το αναγνωριστικό και τον κωδικό που σας έδωσε το προσωπικό.',
    machineId: 'Αναγνωριστικό μηχανήματος',
    code: 'Κωδικός',
    enrol: 'Δήλωση μηχανήματος',
    username: 'Όνομα χρήστη',
    cashier: 'Ταμίας',
    byHand: 'Γρήγορη σύνδεση με PIN',
    byPassword: 'Σύνδεση με κωδικό πρόσβασης',
    pin: 'PIN',
    password: 'Κωδικός πρόσβασης',
    signIn: 'Σύνδεση',
    again: 'Νέα δήλωση μηχανήματος',
    newPinHint: 'Έξι ψηφία που αντικαθιστούν τον κωδικό πρόσβασης σε αυτό το μηχάνημα.',
    newPin: 'Νέο PIN',
    setPin: 'Ορισμός PIN',
    pinSet: 'Το PIN ορίστηκε.',
    toDesk: 'Στο ταμείο',
    errors: {
      machineRequired: 'Αυτό το μηχάνημα δεν έχει δηλωθεί για αυτό το ταμείο.',
      machineCodeWrong: 'Ο κωδικός είναι λάθος, έχει χρησιμοποιηθεί ή είναι πολύ παλιός.',
      pinLocked: 'Το PIN είναι κλειδωμένο. Συνδεθείτε με τον κωδικό πρόσβασης.',
      wrongUserorPass: 'Το PIN ή ο κωδικός πρόσβασης είναι λάθος.',
      validationFailed: 'Ο κωδικός πρόσβασης ή η τιμή που γράψατε είναι λάθος.',
    },
  },
} satisfies TextsLike<typeof turkish, 'el'>
