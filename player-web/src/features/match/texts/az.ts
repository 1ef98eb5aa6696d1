/** Azerbaijani texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Oyunlara qayıt',
    tabs: 'Market qrupları',
    all: 'Hamısı',
    group: {
      main: 'Əsas',
      totals: 'Total',
      handicap: 'Handikap',
      halves: 'Hissələr',
      periods: 'Periodlar',
      score: 'Hesab',
      combos: 'Kombo',
      corners: 'Künclər',
      cards: 'Kartlar',
      players: 'Oyunçular',
      other: 'Digər',
    },
    search: 'Market axtar',
    suspended: 'Dayandırılıb',
    noMarkets: 'Axtarışa uyğun market yoxdur',
    markets_one: '{{count}} market',
    markets_other: '{{count}} market',
    gone: 'Bu oyun artıq təklif olunmur',
    goneHint: 'Oyun başlamış və ya siyahıdan çıxarılmış ola bilər.',
    error: 'Oyun yüklənmədi',
  },
} satisfies TextsLike<typeof turkish, 'az'>
