/** Persian texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'در حال حاضر پروموشنی نیست',
    noneHint: 'پروموشن‌های جدید اینجا نمایش داده می‌شوند.',
    until: 'تا {{day}}',
    all: 'همه پروموشن‌ها',
    over: 'این پروموشن به پایان رسیده است',
    overHint: 'پروموشن‌های جاری را ببینید.',
    failed: 'پروموشن‌ها بارگذاری نشد',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
