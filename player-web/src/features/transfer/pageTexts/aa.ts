/** Arabic texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'طريقة الدفع',
    info: 'الحدود والملاحظات',
    history: 'طلباتك السابقة',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
