/** Spanish texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'El programa de afiliados aún no está abierto',
    hint: 'Tus enlaces, banners y ganancias estarán aquí en cuanto abra.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
