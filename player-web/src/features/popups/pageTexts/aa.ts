/** Arabic texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'عدم العرض مجددًا',
    pause: 'إيقاف عرض الشرائح',
    play: 'تشغيل عرض الشرائح',
    understood: 'فهمت',
    address: 'العنوان الذي أنت عليه:',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
