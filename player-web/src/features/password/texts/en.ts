/** English titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Forgotten password',
    reset: 'New password',
    change: 'Change password',
  },
} satisfies TextsLike<typeof turkish, 'en'>
