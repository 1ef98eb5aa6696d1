/** Dutch texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Deze pagina bestaat niet',
    missingHint: 'De pagina is misschien verwijderd, of het adres klopt niet.',
    failed: 'De pagina kon niet worden geladen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
