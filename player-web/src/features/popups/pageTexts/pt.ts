/** Portuguese texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Não mostrar novamente',
    pause: 'Parar a rotação',
    play: 'Iniciar a rotação',
    understood: 'Compreendi',
    address: 'O endereço em que está:',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
