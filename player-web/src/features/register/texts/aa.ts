/** Arabic titles of the pages of registration. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  registerPage: { title: 'إنشاء حساب', activation: 'تفعيل الحساب' },
} satisfies TextsLike<typeof turkish, 'aa'>
