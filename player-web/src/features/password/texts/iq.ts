/** Kurdish Sorani titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'وشەی نهێنی لەبیرکراو',
    reset: 'وشەی نهێنی نوێ',
    change: 'گۆڕینی وشەی نهێنی',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
