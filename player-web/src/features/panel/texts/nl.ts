/** Dutch titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Mijn account', profile: 'Persoonsgegevens' },
} satisfies TextsLike<typeof turkish, 'nl'>
