/** Arabic texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'الإشعارات',
    unread_zero: '{{count}} إشعار غير مقروء',
    unread_one: 'إشعار واحد غير مقروء',
    unread_two: 'إشعاران غير مقروءين',
    unread_few: '{{count}} إشعارات غير مقروءة',
    unread_many: '{{count}} إشعارًا غير مقروء',
    unread_other: '{{count}} إشعار غير مقروء',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
