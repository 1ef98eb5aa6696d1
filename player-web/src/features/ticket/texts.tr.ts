/** Turkish texts of tickets. */

const texts = {
  ticket: {
    title: 'Kupon sorgula',
    label: 'Kupon numarası',
    placeholder: 'Kupon no',
    check: 'Sorgula',
    hint: 'Numara, kuponun üst kısmında yazar.',
    missing: 'Bu numarayla kupon yok',
    missingHint: 'Numarayı kontrol edip tekrar dene.',
    error: 'Kupon sorgulanamadı',
    win: 'Bu kupon kazandı',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../i18n/texts.ts' {
  interface Shape extends Own {}
}
