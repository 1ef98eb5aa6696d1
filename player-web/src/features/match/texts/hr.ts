/** Croatian texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Natrag na utakmice',
    tabs: 'Grupe igara',
    all: 'Sve',
    group: {
      main: 'Glavne',
      totals: 'Ukupno',
      handicap: 'Hendikep',
      halves: 'Poluvremena',
      periods: 'Periodi',
      score: 'Rezultat',
      combos: 'Kombinacije',
      corners: 'Korneri',
      cards: 'Kartoni',
      players: 'Igrači',
      other: 'Ostalo',
    },
    search: 'Traži igru',
    suspended: 'Suspendirano',
    noMarkets: 'Nijedna igra ne odgovara pretrazi',
    markets_one: '{{count}} igra',
    markets_few: '{{count}} igre',
    markets_other: '{{count}} igara',
    gone: 'Ova utakmica više nije u ponudi',
    goneHint: 'Utakmica je možda počela ili je maknuta iz ponude.',
    error: 'Utakmica se nije mogla učitati',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
