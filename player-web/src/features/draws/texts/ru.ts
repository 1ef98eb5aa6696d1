/** Russian names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'Билеты тиражей',
    draw: 'Тираж',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
