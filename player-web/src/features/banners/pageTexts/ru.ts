/** Russian texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Главное',
    slides: 'слайды',
    before: 'Назад',
    next: 'Далее',
    pause: 'Остановить',
    play: 'Запустить',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
