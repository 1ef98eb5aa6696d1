/** Chinese texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: { title: '通知', unread_other: '{{count}}条未读通知' },
} satisfies TextsLike<typeof turkish, 'cw'>
