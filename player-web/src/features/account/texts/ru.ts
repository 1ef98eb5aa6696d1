/** Russian texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Операции',
    date: 'Дата',
    type: 'Тип',
    amount: 'Сумма',
    balance: 'Баланс',
    income: 'Приход',
    expense: 'Расход',
    empty: 'Нет операций за этот период',
    emptyHint: 'Здесь появятся ставки, выплаты и кредиты.',
    error: 'Операции загрузить не удалось',
    days: 'Период',
    lastDays_one: 'Последний {{count}} день',
    lastDays_few: 'Последние {{count}} дня',
    lastDays_many: 'Последние {{count}} дней',
    lastDays_other: 'Последние {{count}} дня',
    everything: 'Всё',
    kind: {
      stake: 'Ставка сделана',
      accept: 'Live-ставка принята',
      win: 'Ставка выиграла',
      refund: 'Ставка возвращена',
      resettle: 'Результат исправлен',
      bonus: 'Бонус',
      sell: 'Ставка выкуплена',
      creditSent: 'Кредит получен',
      creditTaken: 'Кредит списан',
      debtPaid: 'Долг погашен',
      cardsMade: 'Карты созданы',
      cardRedeemed: 'Карта использована',
      cardsVoided: 'Карты аннулированы',
      cardsExpired: 'Срок карт истёк',
      commissionPaid: 'Комиссия выплачена',
      terminalDeposit: 'Внесение наличных',
    },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
