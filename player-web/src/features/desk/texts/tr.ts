/** Turkish texts of the desk that its menu item shows before its page loads. */
const texts = {
  deskPage: { title: 'Gişe', printer: 'Yazıcı penceresi', customer: 'Müşteri ekranı' },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
