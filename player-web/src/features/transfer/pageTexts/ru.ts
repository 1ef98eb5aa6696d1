/** Russian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Способ оплаты',
    noMethods: 'Способы оплаты пока не открыты.',
    method: 'Способ',
    min: 'Мин.',
    max: 'Макс.',
    details: 'Подробности',
    amount: 'Сумма',
    bank: 'Банк',
    noBanks: 'Банки появятся вместе со способом.',
    firstName: 'Имя',
    lastName: 'Фамилия',
    send: 'Отправить запрос',
    info: 'Лимиты и примечания',
    infoHint: 'Здесь будут лимиты и примечания выбранного способа.',
    history: 'Ваши прежние запросы',
    noHistory: 'У вас ещё нет запросов.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
