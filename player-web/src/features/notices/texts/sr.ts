/** Serbian texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Обавештења',
    unread_one: '{{count}} непрочитано обавештење',
    unread_few: '{{count}} непрочитана обавештења',
    unread_other: '{{count}} непрочитаних обавештења',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
