/** Portuguese titles of the pages about a player's own data. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacyPages: { own: 'Os seus dados', closed: 'Conta encerrada' },
} satisfies TextsLike<typeof turkish, 'pt'>
