/** Serbian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Уплата и исплата',
    noDeposit: 'Још нема начина уплате',
    noWithdrawal: 'Још нема начина исплате',
    hint: 'Ваше стање је {{balance}}. Ваш агент може да вам пошаље кредит и да га повуче, а можете и да искористите картицу.',
    error: 'Начини плаћања нису учитани',
    category: 'Категорија',
    min: 'Мин.',
    max: 'Макс.',
    noFee: 'Без провизије',
    afterFee: 'Провизија {{fee}}, остаје {{amount}}',
    copy: 'Копирај: {{label}}',
    copied: 'Копирано',
    back: 'Назад на начине',
    openLink: 'Отвори страницу',
    firstName: 'Име',
    lastName: 'Презиме',
    amount: 'Износ',
    amounts: 'Брзи износи',
    optional: '{{field}} (опционо)',
    choose: 'Изабери',
    bank: 'Банка',
    banks: 'Банке',
    account: 'Рачун за уплату',
    otherBanks: 'Покушајте са другом банком.',
    backToBanks: 'Назад на банке',
    otherAmount: 'Изабери други износ',
    banksError: 'Банке нису учитане',
    passwordHint: 'Ради сигурности новца, пре исплате поново унесите лозинку.',
    withdrawable: 'Доступно за исплату',
    received: 'Примили смо ваш захтев.',
    strangeAddress: 'Адреса странице за плаћање није дозвољена на овом сајту. Није отворена.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
