/** Arabic titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'حسابي', profile: 'البيانات الشخصية' },
} satisfies TextsLike<typeof turkish, 'aa'>
