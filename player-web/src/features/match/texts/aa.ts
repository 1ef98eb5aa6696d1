/** Arabic texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'العودة إلى المباريات',
    tabs: 'مجموعات الأسواق',
    all: 'الكل',
    group: {
      main: 'الرئيسية',
      totals: 'المجاميع',
      handicap: 'هانديكاب',
      halves: 'الأشواط',
      periods: 'الفترات',
      score: 'النتيجة',
      combos: 'مركّبة',
      corners: 'ركنيات',
      cards: 'بطاقات',
      players: 'لاعبون',
      other: 'أخرى',
    },
    search: 'ابحث عن سوق',
    suspended: 'معلّق',
    noMarkets: 'لا سوق يطابق بحثك',
    markets_zero: '{{count}} سوق',
    markets_one: 'سوق واحد',
    markets_two: 'سوقان',
    markets_few: '{{count}} أسواق',
    markets_many: '{{count}} سوقًا',
    markets_other: '{{count}} سوق',
    gone: 'هذه المباراة لم تعد معروضة',
    goneHint: 'ربما بدأت المباراة أو أُزيلت من القائمة.',
    error: 'تعذر تحميل المباراة',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
