/** Serbian texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Делови налога',
    tab: {
      balance: 'Стање',
      profile: 'Измени профил',
      bets: 'Историја опклада',
      transactions: 'Историја трансакција',
    },
    figures: {
      balance: 'Стање',
      creditCard: 'Средства са картица',
      paykasa: 'Paykasa',
      bonus: 'Бонус средства',
      returnableBonus: 'Повратни бонус',
      reloadBonus: 'Бонус за допуну',
      creditLimit: 'Кредитни лимит',
      withdrawable: 'Доступно за исплату',
      transferable: 'Доступно за пренос',
    },
    allBets: 'Све моје опкладе',
    noBets: 'Нема опклада у овом периоду',
    betsError: 'Ваше опкладе нису могле да се учитају',
  },
  profile: {
    fixed: 'Ваше чланство',
    fixedHint: 'За промену пишите подршци.',
    username: 'Корисничко име',
    name: 'Име',
    email: 'Имејл',
    phone: 'Телефон',
    birthDate: 'Датум рођења',
    identityNumber: 'Идентификациони број',
    since: 'Члан од',
    none: 'Нема',
    own: 'Подаци које можете да промените',
    gender: 'Пол',
    genders: { f: 'Женско', m: 'Мушко' },
    countryCode: 'Држава',
    city: 'Град',
    postCode: 'Поштански број',
    address: 'Адреса',
    autoPrint: 'Штампај опкладу чим се одигра',
    choose: 'Изабери',
    save: 'Сачувај',
    saving: 'Чување',
    saved: 'Ваши подаци су сачувани.',
    error: 'Ваши подаци нису могли да се учитају',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
