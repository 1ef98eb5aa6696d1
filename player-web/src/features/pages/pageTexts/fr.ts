/** French texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Cette page n’existe pas',
    missingHint: 'Elle a peut-être été supprimée, ou l’adresse est fausse.',
    failed: 'La page n’a pas pu être chargée',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
