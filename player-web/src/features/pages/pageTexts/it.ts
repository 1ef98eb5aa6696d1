/** Italian texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Questa pagina non esiste',
    missingHint: 'Forse è stata rimossa o l’indirizzo è sbagliato.',
    failed: 'Non è stato possibile caricare la pagina',
  },
} satisfies TextsLike<typeof turkish, 'it'>
