/** Dutch titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Wachtwoord vergeten',
    reset: 'Nieuw wachtwoord',
    change: 'Wachtwoord wijzigen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
