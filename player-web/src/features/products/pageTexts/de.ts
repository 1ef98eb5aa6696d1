/** German texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Spiel suchen',
    provider: 'Anbieter',
    allProviders: 'Alle Anbieter',
    views: 'Spiele anzeigen',
    all: 'Alle Spiele',
    favourites: 'Favoriten',
    recent: 'Zuletzt gespielt',
    play: '{{title}} spielen',
    playNow: 'Spielen',
    demo: 'Testen',
    favourite: '{{title}} zu den Favoriten',
    count: 'Spiele: {{number}}',
    noneFound: 'Kein passendes Spiel',
    noneFoundHint: 'Prüfe die Schreibweise oder sieh bei allen Anbietern nach.',
    clear: 'Alle Spiele anzeigen',
    noFavourites: 'Noch keine Favoriten',
    noFavouritesHint: 'Tippe auf den Stern eines Spiels, dann bleibt es hier.',
    failed: 'Die Spiele konnten nicht geladen werden',
    tables: 'Wähle deinen Tisch',
    stakes: 'Einsatz: {{min}} – {{max}}',
    popular: 'Beliebte Spiele',
    newest: 'Neueste Spiele',
    jackpots: 'Spiele mit Jackpot',
    other: 'Weitere Spiele',
    seeAll: 'Alle ansehen',
    scrollBack: 'Zurückblättern',
    scrollOn: 'Weiterblättern',
    tableStates: { full: 'Voll', closed: 'Zu' },
    checked: 'Tische vor {{seconds}} s geprüft',
  },
  productPage: {
    none: '{{name}}: noch nicht geöffnet',
    hint: 'Für diesen Bereich ist noch kein Spieleanbieter verbunden. Du findest ihn hier, sobald er öffnet.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
