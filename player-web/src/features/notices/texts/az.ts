/** Azerbaijani texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Bildirişlər',
    unread_one: '{{count}} oxunmamış bildiriş',
    unread_other: '{{count}} oxunmamış bildiriş',
  },
} satisfies TextsLike<typeof turkish, 'az'>
