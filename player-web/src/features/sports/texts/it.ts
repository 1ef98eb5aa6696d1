/** Italian texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Sport',
    tree: 'Sport e campionati',
    leagues: 'Campionati',
    openTree: 'Campionati',
    matches_one: '{{count}} partita',
    matches_many: '{{count}} di partite',
    matches_other: '{{count}} partite',
    clearLeagues: 'Deseleziona i campionati',
    days: 'Giorno',
    day: { hours3: '3 ore', today: 'Oggi', tomorrow: 'Domani', all: 'Tutti' },
    market: 'Mercato',
    searchPlaceholder: 'Cerca squadra o campionato',
    searchHint: 'Inserisci almeno 3 lettere',
    searchTitle: 'Risultati per “{{keyword}}”',
    clearSearch: 'Cancella la ricerca',
    list: 'Partite',
    allMarkets_one: '{{match}}: {{count}} mercato',
    allMarkets_many: '{{match}}: tutti i {{count}} di mercati',
    allMarkets_other: '{{match}}: tutti i {{count}} mercati',
    empty: 'Nessuna partita qui al momento',
    emptyHint: 'Scegli un altro giorno o deseleziona i campionati.',
    emptySearchHint: 'Controlla l’ortografia o prova una parola più corta.',
    showAll: 'Mostra tutte le partite',
    error: 'Impossibile caricare le partite',
    treeError: 'Impossibile caricare i campionati',
    pricesPaused: 'Le quote non si aggiornano. Nuovo tentativo.',
    continued: 'continua',
    minSelections_one: 'Solo in una scommessa di almeno {{count}} partita',
    minSelections_many: 'Solo in una scommessa di almeno {{count}} di partite',
    minSelections_other: 'Solo in una scommessa di almeno {{count}} partite',
    locked: 'chiuso',
  },
} satisfies TextsLike<typeof turkish, 'it'>
