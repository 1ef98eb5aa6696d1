/** Chinese titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: '我的账户', profile: '个人资料' },
} satisfies TextsLike<typeof turkish, 'cw'>
