/** Turkish texts of the account panel and the own profile, which load with it. */

const texts = {
  panel: {
    tabs: 'Hesap bölümleri',
    tab: {
      balance: 'Bakiye',
      profile: 'Profili düzenle',
      bets: 'Kupon geçmişi',
      transactions: 'Hesap hareketleri',
    },
    figures: {
      balance: 'Bakiye',
      creditCard: 'Kart bakiyesi',
      paykasa: 'Paykasa',
      bonus: 'Bonus bakiyesi',
      returnableBonus: 'İade edilebilir bonus',
      reloadBonus: 'Yükleme bonusu',
      creditLimit: 'Kredi limiti',
      withdrawable: 'Çekilebilir bakiye',
      transferable: 'Transfer edilebilir bakiye',
    },
    allBets: 'Tüm kuponlarım',
    noBets: 'Bu aralıkta kupon yok',
    betsError: 'Kuponların yüklenemedi',
  },
  profile: {
    fixed: 'Üyelik bilgilerin',
    fixedHint: 'Bunları değiştirmek için desteğe yaz.',
    username: 'Kullanıcı adı',
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    birthDate: 'Doğum tarihi',
    identityNumber: 'Kimlik numarası',
    since: 'Üyelik tarihi',
    none: 'Yok',
    own: 'Düzenleyebileceğin bilgiler',
    gender: 'Cinsiyet',
    genders: { f: 'Kadın', m: 'Erkek' },
    countryCode: 'Ülke',
    city: 'Şehir',
    postCode: 'Posta kodu',
    address: 'Adres',
    autoPrint: 'Kupon oynanınca hemen yazdır',
    choose: 'Seç',
    save: 'Kaydet',
    saving: 'Kaydediliyor',
    saved: 'Bilgilerin kaydedildi.',
    error: 'Bilgilerin yüklenemedi',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
