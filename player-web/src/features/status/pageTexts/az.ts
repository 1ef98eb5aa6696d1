/** Azerbaijani texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Vəziyyət',
    '1': 'Hazırdır',
    '2': 'Alınmadı',
    '3': 'Diqqət',
    '4': 'Qeyd',
    '5': 'Mərc qoyulur',
    '7': 'Gözləyin',
    'technical': 'Texniki problem',
    'digitsTyped': '{{typed}} / {{all}} rəqəm',
    'eraseDigit': 'Son rəqəmi sil',
    'clear': 'Təmizlə',
  },
} satisfies TextsLike<typeof turkish, 'az'>
