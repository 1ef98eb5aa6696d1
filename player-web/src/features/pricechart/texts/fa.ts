/** Persian texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'تاریخچهٔ ضریب: {{name}}',
    course: '{{name}}: ضریب از {{from}} به {{to}}',
    none: 'هنوز تاریخچه‌ای برای ضریب نیست',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
