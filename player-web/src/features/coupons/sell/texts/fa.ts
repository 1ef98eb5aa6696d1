/** Persian texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'فروش این شرط',
    lead: 'نتیجه مسابقات هرچه باشد، پولتان را همین حالا بگیرید.',
    for: 'فروش به {{amount}}',
    open: 'دریافت پیشنهاد',
    asking: 'در حال دریافت پیشنهاد',
    selling: 'در حال فروش',
    offer: '{{amount}} می‌پردازیم',
    offerHint: 'پیشنهاد چند ثانیه معتبر است، سپس پیشنهاد تازه می‌آید.',
    changed: 'پیشنهاد تازه؛ پیشنهاد قبلی {{before}} بود.',
    confirm: 'فروش فوری به {{amount}}',
    sold: 'به {{amount}} فروخته شد',
    unanswered: 'پاسخی نرسید، پس نمی‌دانیم شرط فروخته شده است یا نه.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
