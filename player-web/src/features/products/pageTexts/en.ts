/** English texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Find a game',
    provider: 'Provider',
    allProviders: 'All providers',
    views: 'Show games',
    all: 'All games',
    favourites: 'Favourites',
    recent: 'Recently played',
    play: 'Play {{title}}',
    playNow: 'Play',
    demo: 'Demo',
    favourite: 'Mark {{title}} as a favourite',
    count: 'Games: {{number}}',
    noneFound: 'No game like this',
    noneFoundHint: 'Check the spelling, or look at all providers.',
    clear: 'Show all games',
    noFavourites: 'No favourites yet',
    noFavouritesHint: 'Tap the star of a game to keep it here.',
    failed: 'The games could not be loaded',
    tables: 'Choose your table',
    stakes: 'Stake: {{min}} – {{max}}',
    popular: 'Popular games',
    newest: 'Newest games',
    jackpots: 'Games with a jackpot',
    other: 'More games',
    seeAll: 'See all',
    scrollBack: 'Scroll back',
    scrollOn: 'Scroll on',
    tableStates: { full: 'Full', closed: 'Closed' },
    checked: 'Tables checked {{seconds}} s ago',
  },
  productPage: {
    none: '{{name}} is not open yet',
    hint: 'No game provider is connected for this part of the site. You will find it here once it opens.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
