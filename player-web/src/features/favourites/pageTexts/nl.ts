/** Dutch texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sport', casino: 'Casinospellen', slots: 'Gokkasten' },
    empty: 'Je hebt geen favoriete wedstrijden',
    emptyHint: 'Tik op de ster naast een wedstrijd en die verschijnt hier.',
    noGames: 'Je hebt geen favoriete spellen',
    noGamesHint: 'Spellen met een ster verschijnen hier zodra er spellen zijn.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
