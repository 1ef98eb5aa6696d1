/** Albanian texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Historiku i kuotës: {{name}}',
    course: '{{name}}: kuota nga {{from}} në {{to}}',
    none: 'Ende nuk ka historik të kuotës',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
