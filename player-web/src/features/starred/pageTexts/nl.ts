/** Dutch texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Sport',
      leagues: 'Competities',
      odds: 'Weddenschappen',
      casino: 'Casinospellen',
      slots: 'Gokkasten',
    },
    empty: 'Je hebt geen favoriete wedstrijden',
    emptyHint: 'Tik op de ster naast een wedstrijd en die verschijnt hier.',
    noLeagues: 'Je hebt geen favoriete competities',
    noLeaguesHint:
      'Tik op de ster naast een competitie en die verschijnt hier zolang er wedstrijden zijn.',
    noOdds: 'Je hebt geen favoriete weddenschappen',
    noOddsHint:
      'Tik op de ster naast een weddenschap op de pagina van een wedstrijd en die staat daar vooraan.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
