/** Russian texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Больше не показывать',
    pause: 'Остановить показ',
    play: 'Запустить показ',
    understood: 'Понятно',
    address: 'Адрес, на котором вы находитесь:',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
