/** Persian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'روش پرداخت',
    info: 'سقف‌ها و نکته‌ها',
    history: 'درخواست‌های قبلی شما',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
