/** Russian texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Во весь экран',
    failed: 'Сейчас открыть нельзя',
    late: 'Ответ не пришёл. Повторите чуть позже.',
    refused: 'Этот адрес на сайте запрещён.',
    reference: 'Номер для поддержки: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
