/** Greek texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Αθλήματα',
      leagues: 'Λίγκες',
      odds: 'Αγορές',
      casino: 'Καζίνο',
      slots: 'Φρουτάκια',
    },
    empty: 'Δεν έχετε αγαπημένους αγώνες',
    emptyHint: 'Πατήστε το αστέρι δίπλα σε έναν αγώνα και θα εμφανιστεί εδώ.',
    noLeagues: 'Δεν έχετε αγαπημένες λίγκες',
    noLeaguesHint: 'Πατήστε το αστέρι δίπλα σε μια λίγκα και θα εμφανίζεται εδώ όσο έχει αγώνες.',
    noOdds: 'Δεν έχετε αγαπημένες αγορές',
    noOddsHint:
      'Πατήστε το αστέρι δίπλα σε μια αγορά στη σελίδα ενός αγώνα και θα εμφανίζεται εκεί πρώτη.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
