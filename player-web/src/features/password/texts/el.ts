/** Greek titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Ξεχασμένος κωδικός',
    reset: 'Νέος κωδικός',
    change: 'Αλλαγή κωδικού',
  },
} satisfies TextsLike<typeof turkish, 'el'>
