/** Chinese titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: '忘记密码',
    reset: '新密码',
    change: '更改密码',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
