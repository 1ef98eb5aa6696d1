/** Greek texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Ο λογαριασμός σας είναι συνδεδεμένος σε αυτές τις συσκευές. Αποσυνδέστε όσες δεν γνωρίζετε και αλλάξτε τον κωδικό σας.',
    error: 'Οι συσκευές δεν φορτώθηκαν',
    device: '{{browser}} σε {{system}}',
    unknownDevice: 'Άγνωστη συσκευή',
    thisDevice: 'Αυτή η συσκευή',
    address: 'Διεύθυνση',
    begun: 'Σύνδεση',
    lastUsed: 'Τελευταία χρήση',
    nowhereElse: 'Δεν είστε συνδεδεμένοι σε άλλη συσκευή.',
    endOne: 'Αποσύνδεση: {{device}}',
    endAll: 'Αποσύνδεση παντού',
    endAllQuestion: 'Θα αποσυνδεθείτε από κάθε συσκευή, και από αυτήν.',
    stay: 'Παραμονή σε σύνδεση',
  },
} satisfies TextsLike<typeof turkish, 'el'>
