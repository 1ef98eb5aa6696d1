/** Spanish texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'No hay ninguna promoción en curso',
    noneHint: 'Las nuevas promociones aparecerán aquí.',
    until: 'Hasta el {{day}}',
    all: 'Todas las promociones',
    over: 'Esta promoción ha terminado',
    overHint: 'Echa un vistazo a las que están en curso.',
    failed: 'No se han podido cargar las promociones',
  },
} satisfies TextsLike<typeof turkish, 'es'>
