/** Italian texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Notifiche',
    unread_one: '{{count}} notifica non letta',
    unread_many: '{{count}} di notifiche non lette',
    unread_other: '{{count}} notifiche non lette',
  },
} satisfies TextsLike<typeof turkish, 'it'>
