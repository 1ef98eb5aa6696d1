/** Croatian texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Te stranice nema',
    missingHint: 'Možda je uklonjena ili je adresa pogrešna.',
    failed: 'Stranica se nije mogla učitati',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
