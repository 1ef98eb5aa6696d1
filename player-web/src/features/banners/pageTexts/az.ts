/** Azerbaijani texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Seçilmişlər',
    slides: 'slaydlar',
    before: 'Əvvəlki',
    next: 'Növbəti',
    pause: 'Dayandır',
    play: 'Oynat',
  },
} satisfies TextsLike<typeof turkish, 'az'>
