/** Italian texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Torna alle partite',
    tabs: 'Gruppi di mercati',
    all: 'Tutti',
    group: {
      main: 'Principali',
      totals: 'Under/over',
      handicap: 'Handicap',
      halves: 'Tempi',
      periods: 'Periodi',
      score: 'Risultato',
      combos: 'Combo',
      corners: 'Corner',
      cards: 'Cartellini',
      players: 'Giocatori',
      other: 'Altro',
    },
    search: 'Cerca un mercato',
    suspended: 'Sospeso',
    noMarkets: 'Nessun mercato corrisponde alla ricerca',
    markets_one: '{{count}} mercato',
    markets_many: '{{count}} di mercati',
    markets_other: '{{count}} mercati',
    gone: 'Questa partita non è più offerta',
    goneHint: 'La partita può essere iniziata o tolta dalla lista.',
    error: 'Impossibile caricare la partita',
  },
} satisfies TextsLike<typeof turkish, 'it'>
