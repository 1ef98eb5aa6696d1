/** English texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Price history: {{name}}',
    course: '{{name}}: price from {{from}} to {{to}}',
    none: 'No price history yet',
  },
} satisfies TextsLike<typeof turkish, 'en'>
