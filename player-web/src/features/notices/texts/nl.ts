/** Dutch texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Meldingen',
    unread_one: '{{count}} ongelezen melding',
    unread_other: '{{count}} ongelezen meldingen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
