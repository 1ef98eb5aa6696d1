/** Chinese title of the page of sessions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { sessionsPage: { title: '已登录设备' } } satisfies TextsLike<typeof turkish, 'cw'>
