/** Turkish titles of the pages of passwords. */
const texts = {
  passwordPages: { forgot: 'Şifremi unuttum', reset: 'Yeni şifre', change: 'Şifre değiştir' },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
