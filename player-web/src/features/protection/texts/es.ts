/** Spanish texts of a player's own protection that the menu shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { protectionPage: { title: 'Juego más seguro' } } satisfies TextsLike<
  typeof turkish,
  'es'
>
