/** Arabic texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'استخدام بطاقة',
    label: 'رمز البطاقة',
    hint: 'أدخل الأحرف الـ 16 المكتوبة على البطاقة. لا فرق بين الأحرف الكبيرة والصغيرة أو المسافات أو الشرطات.',
    redeem: 'استخدام',
    done: 'أُضيف {{amount}} إلى رصيد بطاقاتك',
    funds: 'رصيد بطاقاتك',
    transactions: 'المعاملات',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
