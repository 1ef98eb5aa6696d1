/** Persian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'جستجوی بازی',
    provider: 'ارائه‌دهنده',
    allProviders: 'همهٔ ارائه‌دهنده‌ها',
    views: 'نمایش بازی‌ها',
    all: 'همهٔ بازی‌ها',
    favourites: 'علاقه‌مندی‌ها',
    recent: 'بازی‌های اخیر',
    play: 'بازی {{title}}',
    playNow: 'بازی',
    demo: 'آزمایشی',
    favourite: 'افزودن {{title}} به علاقه‌مندی‌ها',
    count: 'تعداد بازی: {{number}}',
    noneFound: 'چنین بازی‌ای پیدا نشد',
    noneFoundHint: 'املا را بررسی کنید یا میان همهٔ ارائه‌دهنده‌ها بگردید.',
    clear: 'نمایش همهٔ بازی‌ها',
    noFavourites: 'هنوز علاقه‌مندی ندارید',
    noFavouritesHint: 'ستارهٔ یک بازی را بزنید تا اینجا بماند.',
    failed: 'بازی‌ها بارگذاری نشدند',
    tables: 'میز خود را انتخاب کنید',
    stakes: 'شرط: {{min}} – {{max}}',
    popular: 'بازی‌های محبوب',
    newest: 'تازه‌ترین بازی‌ها',
    jackpots: 'بازی‌های جک‌پات',
    other: 'بازی‌های دیگر',
    seeAll: 'دیدن همه',
    scrollBack: 'پیمایش به عقب',
    scrollOn: 'پیمایش به جلو',
    tableStates: { full: 'پر', closed: 'بسته' },
    checked: 'بررسی میزها {{seconds}} ثانیه پیش',
  },
  productPage: {
    none: '{{name}} هنوز باز نیست',
    hint: 'برای این بخش سایت ارائه‌دهنده بازی متصل نیست. با باز شدن، آن را اینجا می‌یابید.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
