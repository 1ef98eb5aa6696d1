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
      bonusGiven: {
        title: 'Бонус получен',
        text: 'Вам начислен бонус {{amount}}. Условия и сколько уже отыграно — на странице бонусов.',
      },
      bonusRefused: {
        title: 'Заявка на бонус не одобрена',
        text: 'Причина указана у вашей заявки на странице бонусов.',
      },
      bonusConverted: {
        title: 'Бонус стал деньгами',
        text: '{{amount}} из вашего бонуса зачислено на баланс.',
      },
      bonusExpired: {
        title: 'Срок бонуса истёк',
        text: 'Ваш бонус {{amount}} закончился, остаток списан.',
      },
      bonusCancelled: {
        title: 'Бонус отменён',
        text: 'Ваш бонус {{amount}} отозван. Причину подскажет поддержка.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
