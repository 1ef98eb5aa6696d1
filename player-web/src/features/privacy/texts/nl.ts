/** Dutch titles of the pages about a player's own data. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacyPages: { own: 'Jouw gegevens', closed: 'Account gesloten' },
} satisfies TextsLike<typeof turkish, 'nl'>
