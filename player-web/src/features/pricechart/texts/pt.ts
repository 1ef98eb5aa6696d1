/** Portuguese texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Evolução da odd: {{name}}',
    course: '{{name}}: odd de {{from}} para {{to}}',
    none: 'Ainda sem evolução da odd',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
