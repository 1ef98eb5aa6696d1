/** Turkish texts of the board. */

const texts = {
  sports: {
    title: 'Spor',
    tree: 'Spor dalları ve ligler',
    leagues: 'Ligler',
    openTree: 'Lig seç',
    matches_one: '{{count}} maç',
    matches_other: '{{count}} maç',
    clearLeagues: 'Lig seçimini temizle',
    days: 'Gün',
    day: { hours3: '3 saat', today: 'Bugün', tomorrow: 'Yarın', all: 'Tümü' },
    market: 'Market',
    searchPlaceholder: 'Takım veya lig ara',
    searchHint: 'En az 3 harf yaz',
    searchTitle: '“{{keyword}}” için sonuçlar',
    clearSearch: 'Aramayı temizle',
    list: 'Maç listesi',
    allMarkets_one: '{{match}}: {{count}} market',
    allMarkets_other: '{{match}}: {{count}} marketin tümü',
    empty: 'Burada şu an maç yok',
    emptyHint: 'Başka bir gün seç ya da lig seçimini temizle.',
    emptySearchHint: 'Yazımı kontrol et ya da daha kısa bir kelime yaz.',
    showAll: 'Tüm maçları göster',
    error: 'Maçlar yüklenemedi',
    treeError: 'Ligler yüklenemedi',
    pricesPaused: 'Oranlar güncellenemiyor. Tekrar deneniyor.',
    continued: 'devamı',
    minSelections_one: 'En az {{count}} maçlık kuponda oynanır',
    minSelections_other: 'En az {{count}} maçlık kuponda oynanır',
    locked: 'kapalı',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
