/** French texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Évolution de la cote : {{name}}',
    course: '{{name}} : cote de {{from}} à {{to}}',
    none: 'Pas encore d’évolution de la cote',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
