/** Kurdish Sorani texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'ئاگادارییەکان',
    unread_one: '{{count}} ئاگاداری نەخوێندراوە',
    unread_other: '{{count}} ئاگاداری نەخوێندراوە',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
