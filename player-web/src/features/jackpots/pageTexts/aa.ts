/** Arabic texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'الفائزون',
    before: 'تسقط قبل تجاوز {{amount}}',
    fell: 'سقطت {{level}}: فاز {{name}} بمبلغ {{amount}}.',
    wonTitle: 'لقد فزت بالجائزة الكبرى!',
    won: 'أضيف الربح إلى رصيدك.',
    paperTitle: 'تذكرة من هذا المكتب فازت بالجاكبوت!',
    paperWon: 'فازت التذكرة {{code}}، وتُدفع لمن يحضر الأصل.',
    none: 'لم تسقط أي جائزة كبرى بعد',
    noneHint: 'سيظهر هنا أول فائز.',
    proof: 'عرض الإثبات',
    range: 'تسقط بين',
    figure: 'المبلغ المحسوب',
    chance: 'فرصة الرهان',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
