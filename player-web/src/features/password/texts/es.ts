/** Spanish titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Contraseña olvidada',
    reset: 'Nueva contraseña',
    change: 'Cambiar contraseña',
  },
} satisfies TextsLike<typeof turkish, 'es'>
