/** Serbian titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Заборављена лозинка',
    reset: 'Нова лозинка',
    change: 'Промена лозинке',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
