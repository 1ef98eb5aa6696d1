/** Albanian texts of notifications that the menus and the header show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  notices: {
    title: 'Njoftimet',
    unread_one: '{{count}} njoftim i palexuar',
    unread_other: '{{count}} njoftime të palexuara',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
