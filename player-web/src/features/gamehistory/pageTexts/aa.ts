/** Arabic texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'تعذّر تحميل سجل الألعاب',
    empty: 'لم تلعب أي لعبة بعد',
    emptyHint: 'ستظهر هنا جولاتك في السلوت والكازينو والبنغو.',
    stake: 'الرهان',
    win: 'الربح',
    state: { open: 'جارية', interrupted: 'متوقفة', closed: 'منتهية' },
    finish: 'أكمل الجولة',
    check: 'تحقق من الجولة',
    secret: 'يمكن التحقق منها بعد تغيير البذور داخل اللعبة.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
