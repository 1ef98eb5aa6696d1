/** Russian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Пополнение и вывод',
    noDeposit: 'Способов пополнения пока нет',
    noWithdrawal: 'Способов вывода пока нет',
    hint: 'Ваш баланс: {{balance}}. Агент может перевести вам кредит и забрать его, а вы можете активировать карту.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
