/** Persian titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'حساب من', profile: 'اطلاعات شخصی' },
} satisfies TextsLike<typeof turkish, 'fa'>
