/** Greek texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Νικητές',
    before: 'Πέφτει το αργότερο στα {{amount}}',
    fell: 'Έπεσε το {{level}}: {{name}} κέρδισε {{amount}}.',
    wonTitle: 'Κερδίσατε το τζάκποτ!',
    won: 'Το κέρδος είναι στο υπόλοιπό σας.',
    paperTitle: 'Δελτίο αυτού του ταμείου κέρδισε το τζάκποτ!',
    paperWon: 'Το δελτίο {{code}} κέρδισε. Πληρώνεται σε όποιον φέρει το πρωτότυπο.',
    none: 'Δεν έχει πέσει ακόμη τζάκποτ',
    noneHint: 'Εδώ θα εμφανιστεί ο πρώτος νικητής.',
    proof: 'Δείτε την απόδειξη',
    range: 'Πέφτει μεταξύ',
    figure: 'Υπολογισμένο ποσό',
    chance: 'Πιθανότητα του πονταρίσματος',
  },
} satisfies TextsLike<typeof turkish, 'el'>
