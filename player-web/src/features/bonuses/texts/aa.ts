/** Arabic texts of the pages of bonuses that menus show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bonusesPage: {
    title: 'المكافآت',
    own: 'مكافآتي',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
