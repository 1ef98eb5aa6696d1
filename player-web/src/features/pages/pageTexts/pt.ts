/** Portuguese texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Esta página não existe',
    missingHint: 'Pode ter sido removida, ou o endereço está errado.',
    failed: 'Não foi possível carregar a página',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
