/** Serbian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Уплата и исплата',
    noDeposit: 'Још нема начина уплате',
    noWithdrawal: 'Још нема начина исплате',
    hint: 'Ваше стање је {{balance}}. Ваш агент може да вам пошаље кредит и да га повуче, а можете и да искористите картицу.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
