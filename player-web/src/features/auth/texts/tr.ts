/** Turkish texts of signing in. */

const texts = {
  signIn: {
    title: 'Giriş yap',
    lead: 'Kupon oynamak ve kuponlarını görmek için giriş yap.',
    username: 'Kullanıcı adı',
    password: 'Şifre',
    showPassword: 'Şifreyi göster',
    hidePassword: 'Şifreyi gizle',
    submit: 'Giriş yap',
    sending: 'Giriş yapılıyor',
    forgot: 'Şifremi unuttum',
    noAccount: 'Hesabın yok mu?',
    resend: 'Onay e-postasını yeniden gönder',
    resent: 'E-posta yolda.',
    returns: 'Hesabı yeniden kullan',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
