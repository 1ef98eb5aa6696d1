/** Azerbaijani texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Seçilmiş oyunlar',
    soon: 'Tezliklə başlayır',
    allMatches: 'Bütün oyunlar',
    inMinutes_one: '{{count}} dəq',
    inMinutes_other: '{{count}} dəq',
    picked: 'Ən çox seçilənlər',
    coupons_one: '{{count}} mərc',
    coupons_other: '{{count}} mərc',
    winners: 'Qaliblər',
    winnerList: { latest: 'Son uduşlar', top: 'Həftənin ən yüksəkləri' },
    selections_one: 'Tək',
    selections_other: '{{count}} seçim',
  },
} satisfies TextsLike<typeof turkish, 'az'>
