/** Italian names of the pages of draws. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  draws: {
    tickets: 'Biglietti delle estrazioni',
    draw: 'Estrazione',
  },
} satisfies TextsLike<typeof turkish, 'it'>
