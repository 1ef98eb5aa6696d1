/** Arabic texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'الإيداع والسحب',
    noDeposit: 'لا توجد طريقة إيداع بعد',
    noWithdrawal: 'لا توجد طريقة سحب بعد',
    hint: 'رصيدك {{balance}}. يمكن لوكيلك إرسال رصيد إليك وسحبه، ويمكنك استخدام بطاقة.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
