/** Croatian titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Zaboravljena lozinka',
    reset: 'Nova lozinka',
    change: 'Promjena lozinke',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
