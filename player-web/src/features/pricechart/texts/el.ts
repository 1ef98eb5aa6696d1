/** Greek texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Ιστορικό απόδοσης: {{name}}',
    course: '{{name}}: απόδοση από {{from}} σε {{to}}',
    none: 'Δεν υπάρχει ακόμη ιστορικό απόδοσης',
  },
} satisfies TextsLike<typeof turkish, 'el'>
