/** Albanian texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Kjo faqe nuk ekziston',
    missingHint: 'Mund të jetë hequr, ose adresa është e gabuar.',
    failed: 'Faqja nuk mund të ngarkohej',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
