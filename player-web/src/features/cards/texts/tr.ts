/** Turkish texts of cards. */

const texts = {
  card: {
    title: 'Kart yükle',
    label: 'Kart kodu',
    hint: 'Kartın üzerindeki 16 karakterli kodu yaz. Büyük küçük harf, boşluk ve tire fark etmez.',
    redeem: 'Yükle',
    done: '{{amount}} kart bakiyene yüklendi',
    funds: 'Kart bakiyen',
    transactions: 'Hesap hareketleri',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
