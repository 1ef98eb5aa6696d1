/** Spanish names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'Boletos de sorteos',
    draw: 'Sorteo',
  },
} satisfies TextsLike<typeof turkish, 'es'>
