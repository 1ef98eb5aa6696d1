/** Turkish texts of hand login, which load with its pages. */
const texts = {
  handLogin: {
    title: 'Gişe girişi',
    noKeys: 'Bu sayfa makine anahtarı oluşturamaz. Sayfayı https ile aç.',
    enrolHint: 'Bu makine henüz kayıtlı değil. Yöneticinin verdiği kimliği ve kodu gir.',
    machineId: 'Makine kimliği',
    code: 'Kod',
    enrol: 'Makineyi kaydet',
    username: 'Kullanıcı adı',
    cashier: 'Kasiyer',
    byHand: 'PIN ile el girişi',
    byPassword: 'Şifre ile operatör girişi',
    pin: 'PIN',
    password: 'Şifre',
    signIn: 'Giriş yap',
    again: 'Makineyi yeniden kaydet',
    newPinHint: 'Bu makinede şifre yerine kullanacağın altı haneli PIN.',
    newPin: 'Yeni PIN',
    setPin: "PIN'i kaydet",
    pinSet: 'PIN kaydedildi.',
    toDesk: 'Gişeye git',
    errors: {
      machineRequired: 'Bu makine bu gişe için kayıtlı değil.',
      machineCodeWrong: 'Kod yanlış, kullanılmış ya da süresi geçmiş.',
      pinLocked: 'PIN kilitli. Şifrenle giriş yap.',
      wrongUserorPass: 'PIN ya da şifre yanlış.',
      validationFailed: 'Şifre ya da yazılan değer yanlış.',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
