/** Chinese names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: '开奖彩票',
    draw: '开奖',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
