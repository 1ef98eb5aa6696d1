/** Persian texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'برگزیده‌ها',
    slides: 'اسلایدها',
    before: 'قبلی',
    next: 'بعدی',
    pause: 'توقف',
    play: 'پخش',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
