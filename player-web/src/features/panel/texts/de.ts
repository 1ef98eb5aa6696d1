/** German titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Mein Konto', profile: 'Persönliche Daten' },
} satisfies TextsLike<typeof turkish, 'de'>
