/** Persian texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'ورزش',
    tree: 'ورزش‌ها و لیگ‌ها',
    leagues: 'لیگ‌ها',
    openTree: 'لیگ‌ها',
    matches_one: '{{count}} مسابقه',
    matches_other: '{{count}} مسابقه',
    clearLeagues: 'پاک کردن لیگ‌های انتخابی',
    days: 'روز',
    day: { hours3: '3 ساعت', today: 'امروز', tomorrow: 'فردا', all: 'همه' },
    market: 'بازار',
    searchPlaceholder: 'جستجوی تیم یا لیگ',
    searchHint: 'دست‌کم 3 حرف وارد کنید',
    searchTitle: 'نتایج برای «{{keyword}}»',
    clearSearch: 'پاک کردن جستجو',
    list: 'مسابقات',
    allMarkets_one: '{{match}}: {{count}} بازار',
    allMarkets_other: '{{match}}: {{count}} بازار',
    empty: 'فعلاً مسابقه‌ای اینجا نیست',
    emptyHint: 'روز دیگری انتخاب یا لیگ‌های انتخابی را پاک کنید.',
    emptySearchHint: 'املا را بررسی کنید یا واژه کوتاه‌تری بنویسید.',
    showAll: 'نمایش همه مسابقات',
    error: 'مسابقات بارگذاری نشد',
    treeError: 'لیگ‌ها بارگذاری نشد',
    pricesPaused: 'ضرایب به‌روز نمی‌شود. در حال تلاش دوباره.',
    continued: 'ادامه',
    minSelections_one: 'فقط در شرط با دست‌کم {{count}} مسابقه',
    minSelections_other: 'فقط در شرط با دست‌کم {{count}} مسابقه',
    locked: 'بسته',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
