/** Croatian titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Moj račun', profile: 'Osobni podaci' },
} satisfies TextsLike<typeof turkish, 'hr'>
