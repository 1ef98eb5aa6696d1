/** Croatian title of the page of jackpots. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpotsPage: { title: 'Dobitnici jackpota' },
} satisfies TextsLike<typeof turkish, 'hr'>
