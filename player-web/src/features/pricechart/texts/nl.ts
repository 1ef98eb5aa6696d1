/** Dutch texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Verloop van de odds: {{name}}',
    course: '{{name}}: odds van {{from}} naar {{to}}',
    none: 'Nog geen verloop van de odds',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
