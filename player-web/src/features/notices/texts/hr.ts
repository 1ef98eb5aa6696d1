/** Croatian texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Obavijesti',
    unread_one: '{{count}} nepročitana obavijest',
    unread_few: '{{count}} nepročitane obavijesti',
    unread_other: '{{count}} nepročitanih obavijesti',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
