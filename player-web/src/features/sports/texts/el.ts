/** Greek texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Αθλήματα',
    tree: 'Αθλήματα και λίγκες',
    leagues: 'Λίγκες',
    openTree: 'Λίγκες',
    matches_one: '{{count}} αγώνας',
    matches_other: '{{count}} αγώνες',
    clearLeagues: 'Καθαρισμός επιλεγμένων λιγκών',
    days: 'Ημέρα',
    day: { hours3: '3 ώρες', today: 'Σήμερα', tomorrow: 'Αύριο', all: 'Όλες' },
    market: 'Αγορά',
    searchPlaceholder: 'Αναζήτηση ομάδας ή λίγκας',
    searchHint: 'Γράψτε τουλάχιστον 3 γράμματα',
    searchTitle: 'Αποτελέσματα για «{{keyword}}»',
    clearSearch: 'Καθαρισμός αναζήτησης',
    list: 'Αγώνες',
    allMarkets_one: '{{match}}: {{count}} αγορά',
    allMarkets_other: '{{match}}: και οι {{count}} αγορές',
    empty: 'Δεν υπάρχουν αγώνες εδώ τώρα',
    emptyHint: 'Επιλέξτε άλλη ημέρα ή καθαρίστε τις επιλεγμένες λίγκες.',
    emptySearchHint: 'Ελέγξτε την ορθογραφία ή δοκιμάστε μικρότερη λέξη.',
    showAll: 'Εμφάνιση όλων των αγώνων',
    error: 'Οι αγώνες δεν φορτώθηκαν',
    treeError: 'Οι λίγκες δεν φορτώθηκαν',
    pricesPaused: 'Οι αποδόσεις δεν ενημερώνονται. Γίνεται νέα προσπάθεια.',
    continued: 'συνέχεια',
    minSelections_one: 'Μόνο σε στοίχημα με τουλάχιστον {{count}} αγώνα',
    minSelections_other: 'Μόνο σε στοίχημα με τουλάχιστον {{count}} αγώνες',
    locked: 'κλειστή',
  },
} satisfies TextsLike<typeof turkish, 'el'>
