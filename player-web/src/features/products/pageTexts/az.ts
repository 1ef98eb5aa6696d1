/** Azerbaijani texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Oyun axtar',
    provider: 'Provayder',
    allProviders: 'Bütün provayderlər',
    views: 'Oyunları göstər',
    all: 'Bütün oyunlar',
    favourites: 'Seçilmişlər',
    recent: 'Son oynadıqların',
    play: '{{title}} oyna',
    playNow: 'Oyna',
    demo: 'Sına',
    favourite: '{{title}} seçilmişlərə',
    count: 'Oyun sayı: {{number}}',
    noneFound: 'Belə oyun yoxdur',
    noneFoundHint: 'Yazılışı yoxla və ya bütün provayderlərə bax.',
    clear: 'Bütün oyunları göstər',
    noFavourites: 'Hələ seçilmiş yoxdur',
    noFavouritesHint: 'Oyunun ulduzuna toxun, burada qalsın.',
    failed: 'Oyunlar yüklənmədi',
    tables: 'Masanı seç',
    stakes: 'Mərc: {{min}} – {{max}}',
  },
  productPage: {
    none: '{{name}} hələ açıq deyil',
    hint: 'Saytın bu bölməsinə oyun provayderi qoşulmayıb. Açılanda burada tapacaqsınız.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
