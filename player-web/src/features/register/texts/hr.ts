/** Croatian titles of the pages of registration. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  registerPage: { title: 'Registracija', activation: 'Aktivacija' },
} satisfies TextsLike<typeof turkish, 'hr'>
