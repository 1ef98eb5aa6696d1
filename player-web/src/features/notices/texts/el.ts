/** Greek texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Ειδοποιήσεις',
    unread_one: '{{count}} μη αναγνωσμένη ειδοποίηση',
    unread_other: '{{count}} μη αναγνωσμένες ειδοποιήσεις',
  },
} satisfies TextsLike<typeof turkish, 'el'>
