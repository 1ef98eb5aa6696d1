/** Greek texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Δεν υπάρχει ενεργή προσφορά',
    noneHint: 'Οι νέες προσφορές εμφανίζονται εδώ.',
    until: 'Έως {{day}}',
    all: 'Όλες οι προσφορές',
    over: 'Αυτή η προσφορά έληξε',
    overHint: 'Δείτε τις προσφορές που ισχύουν τώρα.',
    failed: 'Δεν ήταν δυνατή η φόρτωση των προσφορών',
  },
} satisfies TextsLike<typeof turkish, 'el'>
