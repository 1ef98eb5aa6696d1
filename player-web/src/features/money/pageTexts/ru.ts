/** Russian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Пополнение и вывод',
    noDeposit: 'Способов пополнения пока нет',
    noWithdrawal: 'Способов вывода пока нет',
    hint: 'Ваш баланс: {{balance}}. Агент может перевести вам кредит и забрать его, а вы можете активировать карту.',
    error: 'Способы оплаты загрузить не удалось',
    category: 'Категория',
    min: 'Мин.',
    max: 'Макс.',
    noFee: 'Без комиссии',
    afterFee: 'Комиссия {{fee}}, остаётся {{amount}}',
    copy: 'Копировать: {{label}}',
    copied: 'Скопировано',
    back: 'Назад к способам',
    openLink: 'Открыть страницу',
    firstName: 'Имя',
    lastName: 'Фамилия',
    amount: 'Сумма',
    amounts: 'Готовые суммы',
    optional: '{{field}} (необязательно)',
    choose: 'Выберите',
    bank: 'Банк',
    banks: 'Банки',
    account: 'Счёт для оплаты',
    otherBanks: 'Попробуйте другой банк.',
    backToBanks: 'Назад к банкам',
    otherAmount: 'Выбрать другую сумму',
    banksError: 'Банки загрузить не удалось',
    passwordHint: 'Чтобы защитить ваши деньги, введите пароль ещё раз перед выводом.',
    withdrawable: 'Доступно к выводу',
    received: 'Мы получили вашу заявку.',
    strangeAddress: 'Адрес страницы оплаты на этом сайте не разрешён. Страница не открыта.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
