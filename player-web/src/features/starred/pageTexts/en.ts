/** English texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sports', leagues: 'Leagues', odds: 'Markets', casino: 'Casino', slots: 'Slots' },
    empty: 'You have no favourite matches',
    emptyHint: 'Tap the star beside a match, and the match appears here.',
    noLeagues: 'You have no favourite leagues',
    noLeaguesHint: 'Tap the star beside a league. It appears here while it has matches.',
    noOdds: 'You have no favourite markets',
    noOddsHint: 'Tap the star beside a market on the page of a match. It then comes first there.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
