/** Greek texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Άθλημα',
    day: 'Ημέρα',
    count: 'Αριθμός αγώνων',
    print: 'Εκτύπωση',
    made: 'Αποδόσεις: {{at}}',
    note: 'Ισχύει η απόδοση τη στιγμή της αποδοχής του δελτίου.',
    code: 'Κωδ.',
    least: 'Ελάχ.',
    empty: 'Δεν υπάρχουν αγώνες αυτή την ημέρα',
    error: 'Το κουπόνι δεν φορτώθηκε',
  },
} satisfies TextsLike<typeof turkish, 'el'>
