/** Turkish texts of a player's own protection, which load with its page. */

const texts = {
  protection: {
    lead: 'Kendine sınır koy. Daha sıkı bir sınır hemen geçerli olur; gevşetilen bir sınır 24 saat bekler ve senin onayınla açılır.',
    error: 'Sınırların yüklenemedi',
    kinds: {
      deposit: {
        title: 'Yatırma limiti',
        hint: 'Hesabına gelen her para sayılır: kredi, kart, nakit.',
      },
      stake: {
        title: 'Bahis limiti',
        hint: 'Oynadığın toplam tutar; iade edilen bahisler düşülür.',
      },
      loss: { title: 'Kayıp limiti', hint: 'Oynadığın tutar ile geri dönen arasındaki fark.' },
      session: { title: 'Süre limiti', hint: 'Oturumunun açık kaldığı dakikalar.' },
    },
    periods: { day: 'Günlük', week: 'Haftalık', month: 'Aylık' },
    usedOf: '{{used}} / {{value}}',
    usedOnly: 'Bu dönem {{used}}',
    set: 'Limit koy',
    change: 'Yeni limit',
    save: 'Kaydet',
    remove: 'Kaldır',
    noLimit: 'limitsiz',
    minutes_one: '{{count}} dakika',
    minutes_other: '{{count}} dakika',
    waiting: 'Talep edilen: {{value}}. {{at}} itibarıyla onaylayabilirsin.',
    ripe: 'Talep edilen: {{value}}. Onaylarsan hemen geçerli olur.',
    confirm: 'Onayla',
    drop: 'Talebi geri al',
    reality: {
      title: 'Gerçeklik kontrolü',
      hint: 'Seçtiğin aralıkla ne kadar süredir oynadığını ve ne kazanıp kaybettiğini gösteririz.',
      never: 'Gösterme',
      played_one: '{{count}} dakikadır oynuyorsun.',
      played_other: '{{count}} dakikadır oynuyorsun.',
      staked: 'Bahis tutarı',
      won: 'Kazanç',
      net: 'Fark',
      goOn: 'Gördüm, devam et',
    },
    exclusions: {
      timeOut: {
        title: 'Mola',
        hint: 'Bu süre boyunca bahis yapamaz ve para yatıramazsın. Para çekebilirsin.',
      },
      exclusion: {
        title: 'Kendini oyun dışı bırak',
        hint: 'Uzun süreli kapatma. Süre dolmadan kimse kaldıramaz; para çekebilirsin.',
      },
    },
    days_one: '{{count}} gün',
    days_other: '{{count}} gün',
    months_one: '{{count}} ay',
    months_other: '{{count}} ay',
    years_one: '{{count}} yıl',
    years_other: '{{count}} yıl',
    forGood: 'Süresiz',
    question: 'Süre: {{length}}. Bu karar geri alınamaz.',
    exclude: 'Oyuna kapat',
    keepPlaying: 'Vazgeç',
    excludedUntil: 'Hesabın bahse ve para yatırmaya {{at}} tarihine kadar kapalı.',
    excludedForGood: 'Hesabın bahse ve para yatırmaya süresiz kapalı.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
