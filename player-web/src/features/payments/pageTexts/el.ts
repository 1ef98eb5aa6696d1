/** Greek texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Καταθέσεις και αναλήψεις',
    withdrawal: 'Ανάληψη',
    course: 'Πορεία της πληρωμής',
    expected: 'Αναμένεται',
    reason: 'Λόγος: {{reason}}',
    reference: 'Αριθμός συναλλαγής',
    fee: 'Προμήθεια',
    open: 'Άνοιγμα σελίδας πληρωμής',
    cancel: 'Ακύρωση πληρωμής',
    cancelTitle: 'Να ακυρωθεί η πληρωμή;',
    cancelKeep: 'Να μείνει',
    cancelQuestion:
      'Η πληρωμή των {{amount}} θα ακυρωθεί. Τα δεσμευμένα χρήματα επιστρέφουν ολόκληρα στο υπόλοιπό σας.',
    unknown: 'Δεν έχετε πληρωμή με αυτόν τον αριθμό',
    error: 'Οι πληρωμές σας δεν φορτώθηκαν',
    empty: 'Δεν έχετε ακόμη πληρωμές',
    emptyHint: 'Εδώ εμφανίζονται οι καταθέσεις και οι αναλήψεις σας με κάθε τους βήμα.',
    state: {
      created: 'Δημιουργήθηκε',
      sent: 'Στάλθηκε στην υπηρεσία πληρωμών',
      waiting: 'Υπό έλεγχο',
      approved: 'Εγκρίθηκε',
      paid: 'Ολοκληρώθηκε',
      refused: 'Απορρίφθηκε',
      failed: 'Απέτυχε',
      cancelled: 'Ακυρώθηκε',
      expired: 'Έληξε',
      returned: 'Επιστράφηκε',
    },
  },
} satisfies TextsLike<typeof turkish, 'el'>
