/** Serbian texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Трансакције',
    date: 'Датум',
    type: 'Врста',
    amount: 'Износ',
    balance: 'Стање',
    income: 'Улаз',
    expense: 'Излаз',
    empty: 'Нема трансакција у овом периоду',
    emptyHint: 'Овде се приказују опкладе, исплате и кредити.',
    error: 'Трансакције нису могле да се учитају',
    days: 'Период',
    lastDays_one: 'Последњи {{count}} дан',
    lastDays_few: 'Последња {{count}} дана',
    lastDays_other: 'Последњих {{count}} дана',
    everything: 'Све',
    kind: {
      stake: 'Опклада одиграна',
      accept: 'Опклада уживо прихваћена',
      win: 'Опклада добитна',
      refund: 'Опклада враћена',
      resettle: 'Резултат исправљен',
      bonus: 'Бонус',
      sell: 'Кеш-аут',
      creditSent: 'Кредит примљен',
      creditTaken: 'Кредит одузет',
      debtPaid: 'Дуг плаћен',
      cardsMade: 'Картице издате',
      cardRedeemed: 'Картица искоришћена',
      cardsVoided: 'Картице поништене',
      cardsExpired: 'Картице истекле',
      commissionPaid: 'Провизија исплаћена',
      terminalDeposit: 'Уплата готовине',
    },
  },
} satisfies TextsLike<typeof turkish, 'sr'>
