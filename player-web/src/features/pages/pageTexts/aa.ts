/** Arabic texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'هذه الصفحة غير موجودة',
    missingHint: 'ربما أُزيلت الصفحة أو كان العنوان خاطئًا.',
    failed: 'تعذر تحميل الصفحة',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
