/** English title of the page of jackpots. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpotsPage: { title: 'Jackpot winners' },
} satisfies TextsLike<typeof turkish, 'en'>
