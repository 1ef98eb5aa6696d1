/** Turkish texts of the lobbies, which load with their pages. */
const texts = {
  lobby: {
    search: 'Oyun ara',
    provider: 'Sağlayıcı',
    allProviders: 'Tüm sağlayıcılar',
    views: 'Oyunları göster',
    all: 'Tüm oyunlar',
    favourites: 'Favoriler',
    recent: 'Son oynadıkların',
    play: '{{title}} oyna',
    playNow: 'Oyna',
    demo: 'Dene',
    favourite: '{{title}} favorim olsun',
    count: 'Oyun: {{number}}',
    noneFound: 'Aradığın oyun yok',
    noneFoundHint: 'Yazımı kontrol et veya tüm sağlayıcılara bak.',
    clear: 'Tüm oyunları göster',
    noFavourites: 'Henüz favorin yok',
    noFavouritesHint: 'Bir oyunun yıldızına dokun, burada dursun.',
    failed: 'Oyunlar yüklenemedi',
    tables: 'Masanı seç',
    stakes: 'Bahis: {{min}} – {{max}}',
    popular: 'Sevilen oyunlar',
    newest: 'En yeni oyunlar',
    jackpots: 'Jackpotlu oyunlar',
    other: 'Diğer oyunlar',
    seeAll: 'Tümü',
    scrollBack: 'Geri kaydır',
    scrollOn: 'İleri kaydır',
    tableStates: { full: 'Dolu', closed: 'Kapalı' },
    checked: 'Masalara {{seconds}} sn önce bakıldı',
  },
  productPage: {
    none: '{{name}} henüz açılmadı',
    hint: 'Bu bölüm için bağlı bir oyun sağlayıcısı yok. Açıldığında burada bulacaksın.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
