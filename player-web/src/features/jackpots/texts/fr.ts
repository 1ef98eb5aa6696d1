/** French title of the page of jackpots. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpotsPage: { title: 'Gagnants du jackpot' },
} satisfies TextsLike<typeof turkish, 'fr'>
