/** Italian titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Il mio conto', profile: 'Dati personali' },
} satisfies TextsLike<typeof turkish, 'it'>
