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
    },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
