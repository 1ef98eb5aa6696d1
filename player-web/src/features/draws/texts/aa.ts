/** Arabic names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'تذاكر السحوبات',
    draw: 'السحب',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
