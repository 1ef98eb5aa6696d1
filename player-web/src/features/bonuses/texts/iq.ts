/** Kurdish Sorani texts of the pages of bonuses that menus show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bonusesPage: {
    title: 'بۆنوسەکان',
    own: 'بۆنوسەکانم',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
