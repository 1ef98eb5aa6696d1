/** Azerbaijani texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Oyun axtarın',
    provider: 'Provayder',
    allProviders: 'Bütün provayderlər',
    views: 'Oyunları göstərin',
    all: 'Bütün oyunlar',
    favourites: 'Seçilmişlər',
    recent: 'Son oynadıqlarınız',
    play: '{{title}} oynayın',
    playNow: 'Oynayın',
    demo: 'Sınaq',
    favourite: '{{title}} seçilmişlərə',
    count: 'Oyun sayı: {{number}}',
    noneFound: 'Belə oyun yoxdur',
    noneFoundHint: 'Yazılışı yoxlayın və ya bütün provayderlərə baxın.',
    clear: 'Bütün oyunları göstərin',
    noFavourites: 'Hələ seçilmiş yoxdur',
    noFavouritesHint: 'Oyunun ulduzuna toxunun, burada qalsın.',
    failed: 'Oyunlar yüklənmədi',
    tables: 'Masanızı seçin',
    stakes: 'Mərc: {{min}} – {{max}}',
    popular: 'Sevilən oyunlar',
    newest: 'Ən yeni oyunlar',
    jackpots: 'Cekpotlu oyunlar',
    other: 'Digər oyunlar',
    seeAll: 'Hamısı',
    scrollBack: 'Geri sürüşdür',
    scrollOn: 'İrəli sürüşdür',
    tableStates: { full: 'Dolu', closed: 'Bağlı' },
    checked: 'Masalar {{seconds}} san əvvəl yoxlanıb',
  },
  productPage: {
    none: '{{name}} hələ açıq deyil',
    hint: 'Saytın bu bölməsinə oyun provayderi qoşulmayıb. Açılanda burada tapacaqsınız.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
