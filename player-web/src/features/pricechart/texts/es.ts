/** Spanish texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Historial de la cuota: {{name}}',
    course: '{{name}}: cuota de {{from}} a {{to}}',
    none: 'Aún no hay historial de la cuota',
  },
} satisfies TextsLike<typeof turkish, 'es'>
