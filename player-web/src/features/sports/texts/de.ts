/** German texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Sport',
    tree: 'Sportarten und Ligen',
    leagues: 'Ligen',
    openTree: 'Ligen',
    matches_one: '{{count}} Spiel',
    matches_other: '{{count}} Spiele',
    clearLeagues: 'Gewählte Ligen aufheben',
    days: 'Tag',
    day: { hours3: '3 Stunden', today: 'Heute', tomorrow: 'Morgen', all: 'Alle' },
    market: 'Wettmarkt',
    searchPlaceholder: 'Team oder Liga suchen',
    searchHint: 'Gib mindestens 3 Buchstaben ein',
    searchTitle: 'Ergebnisse für „{{keyword}}“',
    clearSearch: 'Suche löschen',
    list: 'Spiele',
    allMarkets_one: '{{match}}: {{count}} Wettmarkt',
    allMarkets_other: '{{match}}: alle {{count}} Wettmärkte',
    empty: 'Gerade keine Spiele',
    emptyHint: 'Wähle einen anderen Tag oder hebe die gewählten Ligen auf.',
    emptySearchHint: 'Prüfe die Schreibweise oder versuche ein kürzeres Wort.',
    showAll: 'Alle Spiele anzeigen',
    error: 'Spiele konnten nicht geladen werden',
    treeError: 'Ligen konnten nicht geladen werden',
    pricesPaused: 'Die Quoten werden nicht aktualisiert. Neuer Versuch läuft.',
    continued: 'Fortsetzung',
    minSelections_one: 'Nur in einer Wette mit mindestens {{count}} Spiel',
    minSelections_other: 'Nur in einer Wette mit mindestens {{count}} Spielen',
    locked: 'geschlossen',
  },
} satisfies TextsLike<typeof turkish, 'de'>
