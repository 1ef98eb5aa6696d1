/** French titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Mot de passe oublié',
    reset: 'Nouveau mot de passe',
    change: 'Changer le mot de passe',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
