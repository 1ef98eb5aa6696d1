/** Persian texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'اعلان‌ها',
    unread_one: '{{count}} اعلان خوانده‌نشده',
    unread_other: '{{count}} اعلان خوانده‌نشده',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
