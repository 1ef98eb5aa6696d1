/** Serbian texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Статус',
    '1': 'Успело',
    '2': 'Није успело',
    '3': 'Пажња',
    '4': 'Напомена',
    '5': 'Опклада се уплаћује',
    '7': 'Молимо сачекајте',
    'technical': 'Технички проблем',
    'digitsTyped': '{{typed}} од {{all}} цифара',
    'eraseDigit': 'Обриши последњу цифру',
    'clear': 'Обриши',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
