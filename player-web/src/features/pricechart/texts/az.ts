/** Azerbaijani texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Əmsal tarixçəsi: {{name}}',
    course: '{{name}}: əmsal {{from}} → {{to}}',
    none: 'Hələ əmsal tarixçəsi yoxdur',
  },
} satisfies TextsLike<typeof turkish, 'az'>
