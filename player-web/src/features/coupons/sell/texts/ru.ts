/** Russian texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Выкуп ставки',
    lead: 'Заберите деньги сейчас, чем бы ни закончились матчи.',
    for: 'Выкуп за {{amount}}',
    open: 'Узнать сумму',
    asking: 'Запрос предложения',
    selling: 'Идёт выкуп',
    offer: 'Мы заплатим {{amount}}',
    offerHint: 'Предложение действует несколько секунд, затем приходит новое.',
    changed: 'Новое предложение; прежнее было {{before}}.',
    confirm: 'Выкуп за {{amount}} сейчас',
    sold: 'Выкуплена за {{amount}}',
    unanswered: 'Ответ не получен, и мы не знаем, выкуплена ли ставка.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
