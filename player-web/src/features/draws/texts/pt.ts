/** Portuguese names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'Bilhetes de sorteios',
    draw: 'Sorteio',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
