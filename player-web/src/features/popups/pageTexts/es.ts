/** Spanish texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'No volver a mostrar',
    pause: 'Pausar el pase',
    play: 'Reanudar el pase',
    understood: 'Entendido',
    address: 'La dirección en la que estás:',
  },
} satisfies TextsLike<typeof turkish, 'es'>
