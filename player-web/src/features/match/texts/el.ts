/** Greek texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Πίσω στους αγώνες',
    tabs: 'Ομάδες αγορών',
    all: 'Όλες',
    group: {
      main: 'Κύριες',
      totals: 'Σύνολα',
      handicap: 'Χάντικαπ',
      halves: 'Ημίχρονα',
      periods: 'Περίοδοι',
      score: 'Σκορ',
      combos: 'Συνδυασμοί',
      corners: 'Κόρνερ',
      cards: 'Κάρτες',
      players: 'Παίκτες',
      other: 'Άλλες',
    },
    search: 'Αναζήτηση αγοράς',
    suspended: 'Σε αναστολή',
    noMarkets: 'Καμία αγορά δεν ταιριάζει στην αναζήτηση',
    markets_one: '{{count}} αγορά',
    markets_other: '{{count}} αγορές',
    gone: 'Αυτός ο αγώνας δεν προσφέρεται πια',
    goneHint: 'Ο αγώνας ίσως άρχισε ή αφαιρέθηκε από τη λίστα.',
    error: 'Ο αγώνας δεν φορτώθηκε',
  },
} satisfies TextsLike<typeof turkish, 'el'>
