/** Greek texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Αποτελέσματα',
    sports: 'Άθλημα',
    days: 'Ημέρα',
    day: { today: 'Σήμερα', yesterday: 'Χθες' },
    date: 'Άλλη ημέρα',
    empty: 'Κανένα αποτέλεσμα αυτή την ημέρα',
    emptyHint: 'Επιλέξτε άλλη ημέρα ή άθλημα.',
    error: 'Τα αποτελέσματα δεν φορτώθηκαν',
  },
} satisfies TextsLike<typeof turkish, 'el'>
