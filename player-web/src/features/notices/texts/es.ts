/** Spanish texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Notificaciones',
    unread_one: '{{count}} notificación sin leer',
    unread_many: '{{count}} de notificaciones sin leer',
    unread_other: '{{count}} notificaciones sin leer',
  },
} satisfies TextsLike<typeof turkish, 'es'>
