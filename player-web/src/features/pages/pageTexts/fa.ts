/** Persian texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'چنین صفحه‌ای نیست',
    missingHint: 'شاید صفحه حذف شده یا نشانی اشتباه است.',
    failed: 'صفحه بارگذاری نشد',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
