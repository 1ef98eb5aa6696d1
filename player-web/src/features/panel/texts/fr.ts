/** French titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Mon compte', profile: 'Données personnelles' },
} satisfies TextsLike<typeof turkish, 'fr'>
