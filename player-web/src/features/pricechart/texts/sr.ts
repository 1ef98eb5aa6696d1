/** Serbian texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Историја квоте: {{name}}',
    course: '{{name}}: квота од {{from}} до {{to}}',
    none: 'Још нема историје квоте',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
