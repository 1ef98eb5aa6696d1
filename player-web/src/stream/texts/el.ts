/** Greek texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Λάβατε πίστωση {{amount}}.',
    creditTaken: 'Αφαιρέθηκε πίστωση {{amount}} από το υπόλοιπό σας.',
    couponRefused: 'Το στοίχημά σας δεν έγινε δεκτό· το ποντάρισμα επέστρεψε στο υπόλοιπό σας.',
    noticeWritten: 'Έχετε μια νέα ειδοποίηση.',
    couponWon: 'Ένα στοίχημά σας κέρδισε.',
    couponLost: 'Ένα στοίχημά σας έχασε.',
    couponCancelled: 'Ένα στοίχημά σας ακυρώθηκε· το ποντάρισμα επέστρεψε στο υπόλοιπό σας.',
    drawTicketWon: 'Το δελτίο κλήρωσής σας κέρδισε {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
