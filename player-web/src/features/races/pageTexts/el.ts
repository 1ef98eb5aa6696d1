/** Greek texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Επόμενες ιπποδρομίες',
    card: 'Πρόγραμμα ιπποδρομίας',
    inMinutes: 'σε {{minutes}} λεπτά',
    toOff: 'Μέχρι την εκκίνηση',
    offAt: 'Εκκίνηση στις {{time}}',
    isOff: 'Η ιπποδρομία ξεκίνησε',
    finished: 'Σειρά τερματισμού',
    notRun: 'Η ιπποδρομία δεν μετράει. Τα ποσά επιστρέφονται.',
    handicap: 'Ιπποδρομία χάντικαπ',
    runners: 'Συμμετοχές: {{total}}',
    winOnly: 'Μόνο νικητής',
    number: 'Αρ.',
    runner: 'Συμμετοχή',
    draw: 'Θέση εκκίνησης',
    grid: 'Θέση εκκίνησης',
    trap: 'Κουτί',
    form: 'Τελευταίες κούρσες',
    weight: 'Βάρος',
    kg: '{{kg}} κιλά',
    age: 'Ηλικία',
    people: 'Αναβάτης και προπονητής',
    byNumber: 'Κατά αριθμό',
    byPrice: 'Κατά απόδοση',
    byFinish: 'Κατά τερματισμό',
    coupled: 'Ίδιος στάβλος με {{numbers}}',
    takes: 'Τα προηγούμενα στοιχήματα χάνουν {{percent}}% του κέρδους τους',
    returns: 'Τα ποσά σε αυτή τη συμμετοχή επιστρέφονται',
    position: 'Θέση',
    odds: 'Απόδοση',
    closed: 'Κλειστά',
    cardError: 'Δεν ήταν δυνατή η φόρτωση του προγράμματος',
    status: {
      nonRunner: 'Δεν τρέχει',
      withdrawn: 'Αποσύρθηκε',
      disqualified: 'Αποκλείστηκε',
      reserve: 'Αναπληρωματικός',
    },
    outcome: {
      unplaced: 'Χωρίς θέση',
      didNotFinish: 'Δεν τερμάτισε',
    },
  },
} satisfies TextsLike<typeof turkish, 'el'>
