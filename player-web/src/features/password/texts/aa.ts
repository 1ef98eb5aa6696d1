/** Arabic titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'نسيت كلمة المرور',
    reset: 'كلمة مرور جديدة',
    change: 'تغيير كلمة المرور',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
