/** Greek titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Ο λογαριασμός μου', profile: 'Προσωπικά στοιχεία' },
} satisfies TextsLike<typeof turkish, 'el'>
