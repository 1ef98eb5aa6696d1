/** Spanish texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Esta página no existe',
    missingHint: 'Puede que se haya eliminado o que la dirección sea incorrecta.',
    failed: 'No se pudo cargar la página',
  },
} satisfies TextsLike<typeof turkish, 'es'>
