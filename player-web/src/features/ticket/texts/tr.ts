/** Turkish texts of tickets. */

const texts = {
  ticket: {
    title: 'Kupon sorgula',
    label: 'Kupon numarası',
    placeholder: 'Kupon no',
    check: 'Sorgula',
    hint: 'Numara kuponun üst kısmında, bilet kodu barkodun altında yazar.',
    missing: 'Bu numarayla kupon yok',
    missingHint: 'Numarayı kontrol edip tekrar dene.',
    error: 'Kupon sorgulanamadı',
    win: 'Bu kupon kazandı',
    genuine: 'Bu biletin kodu gerçek.',
    forged: 'Bu bilet kodu gerçek değil',
    forgedHint: 'Yazdığın kodu kontrol et. Kod doğruysa bilet sahtedir.',
    validUntil: 'Son geçerlilik tarihi',
    expired: 'Süresi doldu',
    refusal: {
      copy: 'Bu çıktıyla ödeme yapılmaz: kopyadır.',
      printCancelled: 'Bu çıktıyla ödeme yapılmaz: çıktı iptal edildi.',
      void: 'Bu biletle ödeme yapılmaz: kupon iptal edildi, tutarı iade edildi.',
      sold: 'Bu biletle ödeme yapılmaz: kupon satıldı.',
      paid: 'Bu biletle ödeme yapılmaz: daha önce ödendi.',
      expired: 'Bu biletle ödeme yapılmaz: süresi doldu.',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
