/** Turkish texts of shared coupons, which load with the page. */

const texts = {
  shared: {
    lead: 'Bu kupon seninle paylaşıldı. Seçimleri güncel oranlarla kuponuna ekle.',
    then: 'O gün',
    now: 'Şimdi',
    closed: 'kapalı',
    add_one: '{{count}} seçimi kupona ekle',
    add_other: '{{count}} seçimi kupona ekle',
    replaces_one: 'Kuponundaki {{count}} seçimin yerine geçer.',
    replaces_other: 'Kuponundaki {{count}} seçimin yerine geçer.',
    leftOut_one: '{{count}} seçim artık oynanamıyor, kupona eklenmez.',
    leftOut_other: '{{count}} seçim artık oynanamıyor, kupona eklenmez.',
    allClosed: 'Bu seçimlerin hiçbiri artık oynanamıyor.',
    added: 'Seçimler kuponunda.',
    missing: 'Bu bağlantıda kupon yok',
    missingHint: 'Bağlantıyı kontrol et ya da yenisini iste.',
    total: 'Şimdiki toplam oran',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
