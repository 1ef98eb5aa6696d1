/** Chinese title of the page of own game rounds. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { gameHistoryPage: { title: '游戏记录' } } satisfies TextsLike<typeof turkish, 'cw'>
