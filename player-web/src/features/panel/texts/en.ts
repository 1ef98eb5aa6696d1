/** English titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'My account', profile: 'Personal details' },
} satisfies TextsLike<typeof turkish, 'en'>
