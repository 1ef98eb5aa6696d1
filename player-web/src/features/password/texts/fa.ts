/** Persian titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'فراموشی رمز عبور',
    reset: 'رمز عبور جدید',
    change: 'تغییر رمز عبور',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
