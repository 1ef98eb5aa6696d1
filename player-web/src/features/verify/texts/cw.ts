/** Chinese title of the page on which rounds are checked. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verifyPage: { title: '验证一局' },
} satisfies TextsLike<typeof turkish, 'cw'>
