/** Greek names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'Δελτία κληρώσεων',
    draw: 'Κλήρωση',
  },
} satisfies TextsLike<typeof turkish, 'el'>
