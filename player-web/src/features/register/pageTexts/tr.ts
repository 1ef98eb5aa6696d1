/** Turkish texts of registration, which load with its pages. */

const texts = {
  register: {
    step: 'Adım {{step}} / {{steps}}',
    steps: { account: 'Hesabın', person: 'Bilgilerin', contact: 'İletişim' },
    fields: {
      username: 'Kullanıcı adı',
      password: 'Şifre',
      repeatPassword: 'Şifre tekrar',
      email: 'E-posta',
      firstName: 'Ad',
      lastName: 'Soyad',
      birthDate: 'Doğum tarihi',
      gender: 'Cinsiyet',
      identityNumber: 'Kimlik numarası',
      countryCode: 'Ülke',
      city: 'Şehir',
      address: 'Adres',
      postCode: 'Posta kodu',
      phoneCode: 'Ülke kodu',
      cellPhone: 'Cep telefonu',
      currency: 'Para birimi',
      promotionCode: 'Promosyon kodu',
      affiliateCode: 'Ortaklık kodu',
    },
    turkishIdentity: 'T.C. kimlik numarası',
    optional: '{{field}} (isteğe bağlı)',
    hints: {
      username: '5–20 karakter: A–Z harfleri ve rakamlar.',
      password: 'En az 8 karakter. Kolay tahmin edilmesin, kullanıcı adından farklı olsun.',
      email: 'Hesabınla ilgili e-postalar buraya gelir.',
      birthDate: 'Üye olmak için 18 yaşını doldurmuş olmalısın.',
      name: 'Kimliğinde yazdığı gibi.',
      cellPhone: 'Başındaki sıfır olmadan da yazabilirsin.',
    },
    free: 'Kullanılabilir.',
    day: 'Gün',
    month: 'Ay',
    year: 'Yıl',
    genders: { f: 'Kadın', m: 'Erkek' },
    choose: 'Seç',
    next: 'Devam',
    back: 'Geri',
    submit: 'Üye ol',
    checking: 'Robot kontrolü yapılıyor',
    sending: 'Gönderiliyor',
    age: 'Üye olarak 18 yaşından büyük olduğunu ve kuralları kabul ettiğini onaylarsın.',
    haveAccount: 'Hesabın var mı?',
    signIn: 'Giriş yap',
    unavailable: 'Kayıt formu yüklenemedi',
    mailTitle: 'E-postana bak',
    mailLead:
      '{{email}} adresine bir bağlantı gönderdik. Üyeliğini onaylamak için 24 saat içinde aç.',
    mailMissing: 'Gelmediyse gereksiz e-posta klasörüne bak ya da yeniden iste.',
    resend: 'Yeniden gönder',
    resent: 'E-posta yeniden gönderildi.',
    activating: 'Üyeliğin onaylanıyor',
    activated: 'Üyeliğin onaylandı',
    activatedLead: 'Hoş geldin {{username}}. Artık giriş yapabilirsin.',
    over: 'Bu bağlantı kullanılmış ya da süresi dolmuş',
    overLead: 'Kullanıcı adını ya da e-posta adresini yaz, yeni bir bağlantı gönderelim.',
    name: 'Kullanıcı adı ya da e-posta',
    retry: 'Tekrar dene',
    failed: 'Üyeliğin onaylanamadı',
    askedLead: 'Onay bekleyen böyle bir hesap varsa e-posta yolda.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
