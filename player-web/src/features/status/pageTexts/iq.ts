/** Kurdish texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'دۆخ',
    '1': 'تەواو',
    '2': 'نەکرا',
    '3': 'ئاگاداری',
    '4': 'تێبینی',
    '5': 'گرەو دادەنرێت',
    '7': 'چاوەڕێ بکەن',
    'technical': 'کێشەی تەکنیکی',
    'digitsTyped': '{{typed}} لە {{all}} ژمارە',
    'eraseDigit': 'سڕینەوەی دوا ژمارە',
    'clear': 'پاککردنەوە',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
