/** Turkish texts of popups, which load with them. */

const texts = {
  popups: {
    notAgain: 'Bir daha gösterme',
    pause: 'Geçişi durdur',
    play: 'Geçişi başlat',
    understood: 'Anladım',
    address: 'Şu anda bulunduğun adres:',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
