/** Albanian titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Llogaria ime', profile: 'Të dhënat personale' },
} satisfies TextsLike<typeof turkish, 'sq'>
