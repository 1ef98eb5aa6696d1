/** Russian texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'История коэффициента: {{name}}',
    course: '{{name}}: коэффициент с {{from}} до {{to}}',
    none: 'Истории коэффициента пока нет',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
