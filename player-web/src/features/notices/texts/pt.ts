/** Portuguese texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Notificações',
    unread_one: '{{count}} notificação por ler',
    unread_many: '{{count}} de notificações por ler',
    unread_other: '{{count}} notificações por ler',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
