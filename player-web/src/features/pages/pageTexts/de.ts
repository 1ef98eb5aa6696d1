/** German texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Diese Seite gibt es nicht',
    missingHint: 'Sie wurde vielleicht entfernt, oder die Adresse ist falsch.',
    failed: 'Die Seite konnte nicht geladen werden',
  },
} satisfies TextsLike<typeof turkish, 'de'>
