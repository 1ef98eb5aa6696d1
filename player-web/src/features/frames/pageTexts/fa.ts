/** Persian texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'تمام‌صفحه',
    failed: 'اکنون باز نمی‌شود',
    late: 'پاسخی نرسید. کمی بعد دوباره تلاش کنید.',
    refused: 'این نشانی در این سایت مجاز نیست.',
    reference: 'شماره برای پشتیبانی: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
