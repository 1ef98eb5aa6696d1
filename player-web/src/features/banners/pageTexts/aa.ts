/** Arabic texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'أبرز العروض',
    slides: 'عرض شرائح',
    before: 'السابق',
    next: 'التالي',
    pause: 'إيقاف',
    play: 'تشغيل',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
