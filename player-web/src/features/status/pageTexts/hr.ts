/** Croatian texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Status',
    '1': 'Uspjelo',
    '2': 'Nije uspjelo',
    '3': 'Pažnja',
    '4': 'Napomena',
    '5': 'Oklada se uplaćuje',
    '7': 'Molimo pričekajte',
    'technical': 'Tehnički problem',
    'digitsTyped': '{{typed}} od {{all}} znamenki',
    'eraseDigit': 'Obriši zadnju znamenku',
    'clear': 'Očisti',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
