/** German texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Status',
    '1': 'Erledigt',
    '2': 'Nicht erledigt',
    '3': 'Achtung',
    '4': 'Hinweis',
    '5': 'Die Wette wird abgegeben',
    '7': 'Bitte warten',
    'technical': 'Technisches Problem',
    'digitsTyped': '{{typed}} von {{all}} Ziffern',
    'eraseDigit': 'Letzte Ziffer löschen',
    'clear': 'Löschen',
  },
} satisfies TextsLike<typeof turkish, 'de'>
