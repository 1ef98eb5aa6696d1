/** Persian texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'وضعیت',
    '1': 'انجام شد',
    '2': 'انجام نشد',
    '3': 'توجه',
    '4': 'یادداشت',
    '5': 'شرط در حال ثبت است',
    '7': 'لطفاً صبر کنید',
    'technical': 'مشکل فنی',
    'digitsTyped': '{{typed}} از {{all}} رقم',
    'eraseDigit': 'حذف آخرین رقم',
    'clear': 'پاک کردن',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
