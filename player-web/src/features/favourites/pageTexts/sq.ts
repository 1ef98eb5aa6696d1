/** Albanian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sportet', casino: 'Kazino', slots: 'Sllote' },
    empty: 'Nuk keni ndeshje të preferuara',
    emptyHint: 'Prekni yllin pranë një ndeshjeje dhe ajo shfaqet këtu.',
    noGames: 'Nuk keni lojëra të preferuara',
    noGamesHint: 'Lojërat me yll do të shfaqen këtu kur të ketë lojëra.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
