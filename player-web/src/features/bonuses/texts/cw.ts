/** Chinese texts of the pages of bonuses that menus show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bonusesPage: {
    title: '奖金',
    own: '我的奖金',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
