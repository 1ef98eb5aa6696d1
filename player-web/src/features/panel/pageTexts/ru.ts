/** Russian texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Разделы счёта',
    tab: {
      balance: 'Баланс',
      profile: 'Изменить профиль',
      bets: 'История ставок',
      transactions: 'История операций',
    },
    figures: {
      balance: 'Баланс',
      creditCard: 'Баланс карт',
      paykasa: 'Paykasa',
      bonus: 'Бонусный баланс',
      returnableBonus: 'Возвращаемый бонус',
      reloadBonus: 'Бонус за пополнение',
      creditLimit: 'Кредитный лимит',
      withdrawable: 'Доступно к выводу',
      transferable: 'Доступно к переводу',
    },
    allBets: 'Все мои ставки',
    noBets: 'За этот период ставок нет',
    betsError: 'Ваши ставки загрузить не удалось',
  },
  profile: {
    fixed: 'Ваша регистрация',
    fixedHint: 'Чтобы изменить эти данные, напишите в поддержку.',
    username: 'Имя пользователя',
    name: 'Имя',
    email: 'Эл. почта',
    phone: 'Телефон',
    birthDate: 'Дата рождения',
    identityNumber: 'Номер документа',
    since: 'С нами с',
    none: 'Нет',
    own: 'Данные, которые можно изменить',
    gender: 'Пол',
    genders: { f: 'Женский', m: 'Мужской' },
    countryCode: 'Страна',
    city: 'Город',
    postCode: 'Почтовый индекс',
    address: 'Адрес',
    autoPrint: 'Печатать ставку сразу после приёма',
    choose: 'Выберите',
    save: 'Сохранить',
    saving: 'Сохранение',
    saved: 'Ваши данные сохранены.',
    error: 'Ваши данные загрузить не удалось',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
