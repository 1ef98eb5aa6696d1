/** Albanian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Sportet',
      leagues: 'Ligat',
      odds: 'Llojet e basteve',
      casino: 'Kazino',
      slots: 'Sllote',
    },
    empty: 'Nuk keni ndeshje të preferuara',
    emptyHint: 'Prekni yllin pranë një ndeshjeje dhe ajo shfaqet këtu.',
    noLeagues: 'Nuk keni liga të preferuara',
    noLeaguesHint: 'Prekni yllin pranë një lige dhe ajo shfaqet këtu sa kohë ka ndeshje.',
    noOdds: 'Nuk keni lloje bastesh të preferuara',
    noOddsHint:
      'Prekni yllin pranë një lloji basti në faqen e një ndeshjeje dhe ai del i pari aty.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
