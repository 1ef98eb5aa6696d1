/** Arabic texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'سجل الاحتمالات: {{name}}',
    course: '{{name}}: الاحتمالات من {{from}} إلى {{to}}',
    none: 'لا يوجد سجل للاحتمالات بعد',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
