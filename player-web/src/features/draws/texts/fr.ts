/** French names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'Tickets de tirage',
    draw: 'Tirage',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
