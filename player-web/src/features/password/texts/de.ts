/** German titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Passwort vergessen',
    reset: 'Neues Passwort',
    change: 'Passwort ändern',
  },
} satisfies TextsLike<typeof turkish, 'de'>
