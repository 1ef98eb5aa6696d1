/** Dutch texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Sporten',
    tree: 'Sporten en competities',
    leagues: 'Competities',
    openTree: 'Competities',
    matches_one: '{{count}} wedstrijd',
    matches_other: '{{count}} wedstrijden',
    clearLeagues: 'Gekozen competities wissen',
    days: 'Dag',
    day: { hours3: '3 uur', today: 'Vandaag', tomorrow: 'Morgen', all: 'Alle' },
    market: 'Markt',
    searchPlaceholder: 'Zoek een team of competitie',
    searchHint: 'Voer minstens 3 letters in',
    searchTitle: 'Resultaten voor “{{keyword}}”',
    clearSearch: 'Zoekopdracht wissen',
    list: 'Wedstrijden',
    allMarkets_one: '{{match}}: {{count}} markt',
    allMarkets_other: '{{match}}: alle {{count}} markten',
    empty: 'Nu geen wedstrijden',
    emptyHint: 'Kies een andere dag of wis de gekozen competities.',
    emptySearchHint: 'Controleer de spelling of probeer een korter woord.',
    showAll: 'Alle wedstrijden tonen',
    error: 'Wedstrijden konden niet worden geladen',
    treeError: 'Competities konden niet worden geladen',
    pricesPaused: 'De odds worden niet bijgewerkt. We proberen het opnieuw.',
    continued: 'vervolg',
    minSelections_one: 'Alleen in een weddenschap van minstens {{count}} wedstrijd',
    minSelections_other: 'Alleen in een weddenschap van minstens {{count}} wedstrijden',
    locked: 'gesloten',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
