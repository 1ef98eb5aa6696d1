/** English texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sports', casino: 'Casino', slots: 'Slots' },
    empty: 'You have no favourite matches',
    emptyHint: 'Tap the star beside a match, and the match appears here.',
    noGames: 'You have no favourite games',
    noGamesHint: 'Games that you star appear here once there are games.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
