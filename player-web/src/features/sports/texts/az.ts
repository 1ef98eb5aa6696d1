/** Azerbaijani texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'İdman',
    tree: 'İdman növləri və liqalar',
    leagues: 'Liqalar',
    openTree: 'Liqalar',
    matches_one: '{{count}} oyun',
    matches_other: '{{count}} oyun',
    clearLeagues: 'Seçilmiş liqaları təmizlə',
    days: 'Gün',
    day: { hours3: '3 saat', today: 'Bu gün', tomorrow: 'Sabah', all: 'Hamısı' },
    market: 'Market',
    searchPlaceholder: 'Komanda və ya liqa axtar',
    searchHint: 'Ən azı 3 hərf yazın',
    searchTitle: '“{{keyword}}” üzrə nəticələr',
    clearSearch: 'Axtarışı təmizlə',
    list: 'Oyunlar',
    allMarkets_one: '{{match}}: {{count}} market',
    allMarkets_other: '{{match}}: {{count}} market',
    empty: 'Hazırda burada oyun yoxdur',
    emptyHint: 'Başqa gün seçin və ya seçilmiş liqaları təmizləyin.',
    emptySearchHint: 'Yazılışı yoxlayın və ya daha qısa söz yazın.',
    showAll: 'Bütün oyunları göstər',
    error: 'Oyunlar yüklənmədi',
    treeError: 'Liqalar yüklənmədi',
    pricesPaused: 'Əmsallar yenilənmir. Yenidən cəhd edilir.',
    continued: 'davamı',
    minSelections_one: 'Yalnız ən azı {{count}} oyunluq mərcdə',
    minSelections_other: 'Yalnız ən azı {{count}} oyunluq mərcdə',
    locked: 'bağlı',
  },
} satisfies TextsLike<typeof turkish, 'az'>
