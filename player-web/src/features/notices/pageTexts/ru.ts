/** Russian texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Отметить все прочитанными',
    empty: 'У вас нет уведомлений',
    emptyHint: 'Здесь появляются сообщения для вас и изменения вашего счёта.',
    error: 'Не удалось загрузить уведомления',
    system: {
      creditSent: { title: 'Кредит получен', text: 'На ваш баланс зачислено {{amount}}.' },
      creditTaken: { title: 'Кредит списан', text: 'С вашего баланса списано {{amount}}.' },
      accountEdited: {
        title: 'Ваш счёт изменён',
        text: 'Ваши данные, права или лимиты изменены. Если вы об этом не просили, напишите в поддержку.',
      },
      excluded: {
        title: 'Ваш счёт закрыт для игры',
        text: 'До окончания срока вы не можете делать ставки. Подробности на странице «Безопасная игра».',
      },
      withdrawalOrdered: {
        title: 'Вывод заказан',
        text: '{{amount}} удержано для вашего вывода. Если это были не вы, сразу смените пароль и напишите в поддержку.',
      },
      withdrawalPaid: { title: 'Вывод выплачен', text: 'Вам выплачено {{amount}}.' },
      withdrawalRefused: {
        title: 'Вывод не выплачен',
        text: '{{amount}} снова на вашем балансе. Причина указана у вывода на странице ваших операций.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
