/** Arabic texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'الحالة',
    '1': 'تم',
    '2': 'لم يتم',
    '3': 'تنبيه',
    '4': 'ملاحظة',
    '5': 'جارٍ وضع الرهان',
    '7': 'يرجى الانتظار',
    'technical': 'مشكلة تقنية',
    'digitsTyped': '{{typed}} من {{all}} أرقام',
    'eraseDigit': 'حذف الرقم الأخير',
    'clear': 'مسح',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
