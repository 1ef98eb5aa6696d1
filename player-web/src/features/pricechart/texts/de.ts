/** German texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Quotenverlauf: {{name}}',
    course: '{{name}}: Quote von {{from}} auf {{to}}',
    none: 'Noch kein Quotenverlauf',
  },
} satisfies TextsLike<typeof turkish, 'de'>
