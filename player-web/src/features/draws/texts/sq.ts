/** Albanian names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'Biletat e shorteve',
    draw: 'Shorti',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
