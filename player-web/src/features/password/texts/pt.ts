/** Portuguese titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Palavra-passe esquecida',
    reset: 'Nova palavra-passe',
    change: 'Alterar palavra-passe',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
