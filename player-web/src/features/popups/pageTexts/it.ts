/** Italian texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Non mostrare più',
    pause: 'Ferma lo scorrimento',
    play: 'Avvia lo scorrimento',
    understood: 'Ho capito',
    address: 'L’indirizzo in cui ti trovi:',
  },
} satisfies TextsLike<typeof turkish, 'it'>
