/** Italian texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Andamento della quota: {{name}}',
    course: '{{name}}: quota da {{from}} a {{to}}',
    none: 'Ancora nessun andamento della quota',
  },
} satisfies TextsLike<typeof turkish, 'it'>
