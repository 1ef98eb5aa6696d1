/** Russian texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Состояние',
    '1': 'Готово',
    '2': 'Не выполнено',
    '3': 'Внимание',
    '4': 'Примечание',
    '5': 'Ставка делается',
    '7': 'Подождите',
    'technical': 'Техническая неполадка',
    'digitsTyped': 'Цифр: {{typed}} из {{all}}',
    'eraseDigit': 'Стереть последнюю цифру',
    'clear': 'Очистить',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
