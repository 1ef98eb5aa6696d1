/** Russian texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Пополнения и выводы',
    withdrawal: 'Вывод средств',
    course: 'Ход платежа',
    expected: 'Ожидается',
    reason: 'Причина: {{reason}}',
    reference: 'Номер операции',
    fee: 'Комиссия',
    open: 'Открыть страницу оплаты',
    cancel: 'Отменить платёж',
    cancelTitle: 'Отменить этот платёж?',
    cancelKeep: 'Оставить',
    cancelQuestion:
      'Платёж на {{amount}} будет отменён. Удержанные деньги полностью вернутся на ваш баланс.',
    unknown: 'У вас нет платежа с таким номером',
    error: 'Ваши платежи загрузить не удалось',
    empty: 'Платежей пока нет',
    emptyHint: 'Здесь видны ваши пополнения и выводы со всеми шагами.',
    state: {
      created: 'Создан',
      sent: 'Передан платёжной службе',
      waiting: 'На проверке',
      approved: 'Одобрен',
      paid: 'Завершён',
      refused: 'Отклонён',
      failed: 'Не прошёл',
      cancelled: 'Отменён',
      expired: 'Срок истёк',
      returned: 'Возвращён',
    },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
