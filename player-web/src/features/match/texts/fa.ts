/** Persian texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'بازگشت به مسابقات',
    tabs: 'گروه‌های بازار',
    all: 'همه',
    group: {
      main: 'اصلی',
      totals: 'مجموع‌ها',
      handicap: 'هندیکپ',
      halves: 'نیمه‌ها',
      periods: 'پریودها',
      score: 'نتیجه',
      combos: 'ترکیبی',
      corners: 'کرنر',
      cards: 'کارت',
      players: 'بازیکنان',
      other: 'سایر',
    },
    search: 'جستجوی بازار',
    suspended: 'معلق',
    noMarkets: 'بازاری با جستجوی شما نیست',
    markets_one: '{{count}} بازار',
    markets_other: '{{count}} بازار',
    gone: 'این مسابقه دیگر ارائه نمی‌شود',
    goneHint: 'شاید مسابقه شروع شده یا از فهرست برداشته شده باشد.',
    error: 'مسابقه بارگذاری نشد',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
