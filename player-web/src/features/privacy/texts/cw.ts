/** Chinese titles of the pages about a player's own data. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { privacyPages: { own: '我的数据', closed: '账户已关闭' } } satisfies TextsLike<
  typeof turkish,
  'cw'
>
