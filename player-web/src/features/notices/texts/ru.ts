/** Russian texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Уведомления',
    unread_one: '{{count}} непрочитанное уведомление',
    unread_few: '{{count}} непрочитанных уведомления',
    unread_many: '{{count}} непрочитанных уведомлений',
    unread_other: '{{count}} непрочитанного уведомления',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
