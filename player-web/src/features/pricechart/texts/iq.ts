/** Kurdish texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'مێژووی ڕێژە: {{name}}',
    course: '{{name}}: ڕێژە لە {{from}} بۆ {{to}}',
    none: 'هێشتا مێژووی ڕێژە نییە',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
