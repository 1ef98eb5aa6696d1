/** Albanian titles of the pages about a player's own data. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacyPages: { own: 'Të dhënat tuaja', closed: 'Llogaria u mbyll' },
} satisfies TextsLike<typeof turkish, 'sq'>
