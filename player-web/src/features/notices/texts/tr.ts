/** Turkish texts of notifications that the menus and the header show. */

const texts = {
  notices: {
    title: 'Bildirimler',
    unread_one: '{{count}} okunmamış bildirim',
    unread_other: '{{count}} okunmamış bildirim',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
