/** Arabic texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'ابحث عن لعبة',
    provider: 'المزوّد',
    allProviders: 'كل المزوّدين',
    views: 'عرض الألعاب',
    all: 'كل الألعاب',
    favourites: 'المفضلة',
    recent: 'لعبتها مؤخرًا',
    play: 'العب {{title}}',
    playNow: 'العب',
    demo: 'تجربة',
    favourite: 'أضف {{title}} إلى المفضلة',
    count: 'الألعاب: {{number}}',
    noneFound: 'لا توجد لعبة كهذه',
    noneFoundHint: 'تحقق من الكتابة أو ابحث لدى كل المزوّدين.',
    clear: 'عرض كل الألعاب',
    noFavourites: 'لا مفضلة بعد',
    noFavouritesHint: 'المس نجمة اللعبة لتبقى هنا.',
    failed: 'تعذّر تحميل الألعاب',
    tables: 'اختر طاولتك',
    stakes: 'الرهان: {{min}} – {{max}}',
    popular: 'ألعاب رائجة',
    newest: 'أحدث الألعاب',
    jackpots: 'ألعاب الجائزة الكبرى',
    other: 'ألعاب أخرى',
    seeAll: 'عرض الكل',
    scrollBack: 'تمرير للخلف',
    scrollOn: 'تمرير للأمام',
    tableStates: { full: 'ممتلئة', closed: 'مغلقة' },
    checked: 'فُحصت الطاولات قبل {{seconds}} ث',
  },
  productPage: {
    none: '{{name}}: غير متاح بعد',
    hint: 'لا يوجد مزود ألعاب لهذا القسم من الموقع. ستجده هنا عند افتتاحه.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
