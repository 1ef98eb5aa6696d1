/** Dutch texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Spel zoeken',
    provider: 'Aanbieder',
    allProviders: 'Alle aanbieders',
    views: 'Spellen tonen',
    all: 'Alle spellen',
    favourites: 'Favorieten',
    recent: 'Laatst gespeeld',
    play: '{{title}} spelen',
    playNow: 'Spelen',
    demo: 'Proberen',
    favourite: '{{title}} als favoriet',
    count: 'Spellen: {{number}}',
    noneFound: 'Geen spel gevonden',
    noneFoundHint: 'Controleer de spelling of kijk bij alle aanbieders.',
    clear: 'Alle spellen tonen',
    noFavourites: 'Nog geen favorieten',
    noFavouritesHint: 'Tik op de ster van een spel om het hier te bewaren.',
    failed: 'De spellen konden niet worden geladen',
    tables: 'Kies je tafel',
    stakes: 'Inzet: {{min}} – {{max}}',
    popular: 'Populaire spellen',
    newest: 'Nieuwste spellen',
    jackpots: 'Spellen met jackpot',
    other: 'Andere spellen',
    seeAll: 'Alles bekijken',
    scrollBack: 'Terugschuiven',
    scrollOn: 'Verderschuiven',
    tableStates: { full: 'Vol', closed: 'Gesloten' },
    checked: 'Tafels {{seconds}} s geleden bekeken',
  },
  productPage: {
    none: '{{name}}: nog niet open',
    hint: 'Voor dit deel van de site is geen spelaanbieder verbonden. Je vindt het hier zodra het opent.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
