/** Azerbaijani texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Hesabın bölmələri',
    tab: {
      balance: 'Balans',
      profile: 'Profili redaktə et',
      bets: 'Mərc tarixçəsi',
      transactions: 'Əməliyyat tarixçəsi',
    },
    figures: {
      balance: 'Balans',
      creditCard: 'Kart vəsaiti',
      paykasa: 'Paykasa',
      bonus: 'Bonus vəsaiti',
      returnableBonus: 'Qaytarılan bonus',
      reloadBonus: 'Təkrar depozit bonusu',
      creditLimit: 'Kredit limiti',
      withdrawable: 'Çıxarıla bilən',
      transferable: 'Köçürülə bilən',
    },
    allBets: 'Bütün mərclərim',
    noBets: 'Bu dövrdə mərc yoxdur',
    betsError: 'Mərcləriniz yüklənmədi',
  },
  profile: {
    fixed: 'Üzvlüyünüz',
    fixedHint: 'Bunları dəyişmək üçün dəstəyə yazın.',
    username: 'İstifadəçi adı',
    name: 'Ad',
    email: 'E-poçt',
    phone: 'Telefon',
    birthDate: 'Doğum tarixi',
    identityNumber: 'Şəxsiyyət nömrəsi',
    since: 'Üzvlük tarixi',
    none: 'Yoxdur',
    own: 'Dəyişə biləcəyiniz məlumatlar',
    gender: 'Cins',
    genders: { f: 'Qadın', m: 'Kişi' },
    countryCode: 'Ölkə',
    city: 'Şəhər',
    postCode: 'Poçt indeksi',
    address: 'Ünvan',
    autoPrint: 'Mərci qoyulan kimi çap et',
    choose: 'Seçin',
    save: 'Yadda saxla',
    saving: 'Saxlanılır',
    saved: 'Məlumatlarınız saxlanıldı.',
    error: 'Məlumatlarınız yüklənmədi',
  },
} satisfies TextsLike<typeof turkish, 'az'>
