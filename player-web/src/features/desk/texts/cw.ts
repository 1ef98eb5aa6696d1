/** Chinese texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: '柜台', printer: '打印窗口', customer: '客户屏幕' },
} satisfies TextsLike<typeof turkish, 'cw'>
