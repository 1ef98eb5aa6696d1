/** English texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Status',
    '1': 'Done',
    '2': 'Not done',
    '3': 'Attention',
    '4': 'Note',
    '5': 'The bet is being placed',
    '7': 'Please wait',
    'technical': 'Technical problem',
    'digitsTyped': '{{typed}} of {{all}} digits',
    'eraseDigit': 'Erase the last digit',
    'clear': 'Clear',
  },
} satisfies TextsLike<typeof turkish, 'en'>
