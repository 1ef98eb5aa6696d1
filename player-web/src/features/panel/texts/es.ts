/** Spanish titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Mi cuenta', profile: 'Datos personales' },
} satisfies TextsLike<typeof turkish, 'es'>
