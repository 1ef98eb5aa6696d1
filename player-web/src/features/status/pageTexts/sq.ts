/** Albanian texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Gjendja',
    '1': 'U krye',
    '2': 'Nuk u krye',
    '3': 'Kujdes',
    '4': 'Shënim',
    '5': 'Basti po luhet',
    '7': 'Ju lutemi prisni',
    'technical': 'Problem teknik',
    'digitsTyped': '{{typed}} nga {{all}} shifra',
    'eraseDigit': 'Fshi shifrën e fundit',
    'clear': 'Pastro',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
