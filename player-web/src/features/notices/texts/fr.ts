/** French texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Notifications',
    unread_one: '{{count}} notification non lue',
    unread_many: '{{count}} de notifications non lues',
    unread_other: '{{count}} notifications non lues',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
