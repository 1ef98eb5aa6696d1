/** German texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Benachrichtigungen',
    unread_one: '{{count}} ungelesene Benachrichtigung',
    unread_other: '{{count}} ungelesene Benachrichtigungen',
  },
} satisfies TextsLike<typeof turkish, 'de'>
