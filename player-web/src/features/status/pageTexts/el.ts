/** Greek texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Κατάσταση',
    '1': 'Έγινε',
    '2': 'Δεν έγινε',
    '3': 'Προσοχή',
    '4': 'Σημείωση',
    '5': 'Το στοίχημα κατατίθεται',
    '7': 'Παρακαλώ περιμένετε',
    'technical': 'Τεχνικό πρόβλημα',
    'digitsTyped': '{{typed}} από {{all}} ψηφία',
    'eraseDigit': 'Διαγραφή τελευταίου ψηφίου',
    'clear': 'Καθαρισμός',
  },
} satisfies TextsLike<typeof turkish, 'el'>
