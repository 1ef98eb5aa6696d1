/** Serbian texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Издвојено',
    slides: 'презентација',
    before: 'Претходно',
    next: 'Следеће',
    pause: 'Заустави',
    play: 'Пусти',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
