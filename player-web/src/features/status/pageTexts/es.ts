/** Spanish texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Estado',
    '1': 'Hecho',
    '2': 'No hecho',
    '3': 'Atención',
    '4': 'Nota',
    '5': 'Se está haciendo la apuesta',
    '7': 'Espera, por favor',
    'technical': 'Problema técnico',
    'digitsTyped': '{{typed}} de {{all}} cifras',
    'eraseDigit': 'Borrar la última cifra',
    'clear': 'Borrar',
  },
} satisfies TextsLike<typeof turkish, 'es'>
