/** Azerbaijani texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'İdman',
      leagues: 'Liqalar',
      odds: 'Mərc növləri',
      casino: 'Kazino',
      slots: 'Slotlar',
    },
    empty: 'Seçilmiş oyununuz yoxdur',
    emptyHint: 'Oyunun yanındakı ulduza toxunun, oyun burada görünəcək.',
    noLeagues: 'Seçilmiş liqanız yoxdur',
    noLeaguesHint: 'Liqanın yanındakı ulduza toxunun; oyunları olduqca liqa burada görünəcək.',
    noOdds: 'Seçilmiş mərc növünüz yoxdur',
    noOddsHint: 'Oyun səhifəsində mərc növünün yanındakı ulduza toxunun; orada birinci görünəcək.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
