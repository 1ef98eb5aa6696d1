/** Dutch texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Status',
    '1': 'Gelukt',
    '2': 'Niet gelukt',
    '3': 'Let op',
    '4': 'Info',
    '5': 'De weddenschap wordt geplaatst',
    '7': 'Even geduld',
    'technical': 'Technisch probleem',
    'digitsTyped': '{{typed}} van {{all}} cijfers',
    'eraseDigit': 'Laatste cijfer wissen',
    'clear': 'Wissen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
