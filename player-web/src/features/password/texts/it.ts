/** Italian titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Password dimenticata',
    reset: 'Nuova password',
    change: 'Cambia password',
  },
} satisfies TextsLike<typeof turkish, 'it'>
