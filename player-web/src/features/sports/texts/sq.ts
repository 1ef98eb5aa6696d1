/** Albanian texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Sportet',
    tree: 'Sportet dhe ligat',
    leagues: 'Ligat',
    openTree: 'Ligat',
    matches_one: '{{count}} ndeshje',
    matches_other: '{{count}} ndeshje',
    clearLeagues: 'Hiq ligat e zgjedhura',
    days: 'Dita',
    day: { hours3: '3 orë', today: 'Sot', tomorrow: 'Nesër', all: 'Të gjitha' },
    market: 'Tregu',
    searchPlaceholder: 'Gjej skuadër ose ligë',
    searchHint: 'Shkruani të paktën 3 shkronja',
    searchTitle: 'Rezultate për “{{keyword}}”',
    clearSearch: 'Pastro kërkimin',
    list: 'Ndeshjet',
    allMarkets_one: '{{match}}: {{count}} treg',
    allMarkets_other: '{{match}}: të {{count}} tregjet',
    empty: 'Nuk ka ndeshje tani',
    emptyHint: 'Zgjidhni një ditë tjetër ose hiqni ligat e zgjedhura.',
    emptySearchHint: 'Kontrolloni drejtshkrimin ose provoni një fjalë më të shkurtër.',
    showAll: 'Shfaq të gjitha ndeshjet',
    error: 'Ndeshjet nuk u ngarkuan dot',
    treeError: 'Ligat nuk u ngarkuan dot',
    pricesPaused: 'Kuotat nuk po përditësohen. Po provojmë përsëri.',
    continued: 'vazhdim',
    minSelections_one: 'Vetëm në një bast me të paktën {{count}} ndeshje',
    minSelections_other: 'Vetëm në një bast me të paktën {{count}} ndeshje',
    locked: 'mbyllur',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
