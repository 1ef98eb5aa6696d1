/** Greek texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Δεν υπάρχει τέτοια σελίδα',
    missingHint: 'Ίσως αφαιρέθηκε ή η διεύθυνση είναι λάθος.',
    failed: 'Η σελίδα δεν φορτώθηκε',
  },
} satisfies TextsLike<typeof turkish, 'el'>
