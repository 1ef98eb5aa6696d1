/** Chinese titles of the pages of registration. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  registerPage: { title: '注册', activation: '激活' },
} satisfies TextsLike<typeof turkish, 'cw'>
