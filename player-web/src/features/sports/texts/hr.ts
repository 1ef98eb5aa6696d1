/** Croatian texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Sportovi',
    tree: 'Sportovi i lige',
    leagues: 'Lige',
    openTree: 'Lige',
    matches_one: '{{count}} utakmica',
    matches_few: '{{count}} utakmice',
    matches_other: '{{count}} utakmica',
    clearLeagues: 'Poništi odabrane lige',
    days: 'Dan',
    day: { hours3: '3 sata', today: 'Danas', tomorrow: 'Sutra', all: 'Sve' },
    market: 'Igra',
    searchPlaceholder: 'Traži tim ili ligu',
    searchHint: 'Unesite najmanje 3 slova',
    searchTitle: 'Rezultati za „{{keyword}}”',
    clearSearch: 'Poništi pretragu',
    list: 'Utakmice',
    allMarkets_one: '{{match}}: {{count}} igra',
    allMarkets_few: '{{match}}: sve {{count}} igre',
    allMarkets_other: '{{match}}: svih {{count}} igara',
    empty: 'Trenutačno nema utakmica',
    emptyHint: 'Odaberite drugi dan ili poništite odabrane lige.',
    emptySearchHint: 'Provjerite pravopis ili pokušajte s kraćom riječi.',
    showAll: 'Prikaži sve utakmice',
    error: 'Utakmice se nisu mogle učitati',
    treeError: 'Lige se nisu mogle učitati',
    pricesPaused: 'Tečajevi se ne osvježavaju. Pokušavamo ponovno.',
    continued: 'nastavak',
    minSelections_one: 'Samo u okladi od najmanje {{count}} utakmice',
    minSelections_few: 'Samo u okladi od najmanje {{count}} utakmice',
    minSelections_other: 'Samo u okladi od najmanje {{count}} utakmica',
    locked: 'zatvoreno',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
