/** Croatian texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Istaknuto',
    slides: 'prezentacija',
    before: 'Prethodno',
    next: 'Sljedeće',
    pause: 'Zaustavi',
    play: 'Pokreni',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
