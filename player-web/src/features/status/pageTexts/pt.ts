/** Portuguese texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Estado',
    '1': 'Feito',
    '2': 'Não foi feito',
    '3': 'Atenção',
    '4': 'Nota',
    '5': 'A aposta está a ser feita',
    '7': 'Aguarde',
    'technical': 'Problema técnico',
    'digitsTyped': '{{typed}} de {{all}} algarismos',
    'eraseDigit': 'Apagar o último algarismo',
    'clear': 'Limpar',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
