/** Arabic texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'ملء الشاشة',
    failed: 'تعذّر الفتح الآن',
    late: 'لم يصل رد. حاول مجددًا بعد لحظات.',
    refused: 'هذا العنوان غير مسموح به في هذا الموقع.',
    reference: 'رقم للدعم: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
