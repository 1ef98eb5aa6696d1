/** Italian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sport', casino: 'Giochi da casinò', slots: 'Slot' },
    empty: 'Non hai partite preferite',
    emptyHint: 'Tocca la stella accanto a una partita e apparirà qui.',
    noGames: 'Non hai giochi preferiti',
    noGamesHint: 'I giochi con la stella appariranno qui quando saranno disponibili.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
