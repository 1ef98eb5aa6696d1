/** Italian texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Stato',
    '1': 'Fatto',
    '2': 'Non fatto',
    '3': 'Attenzione',
    '4': 'Nota',
    '5': 'Scommessa in corso di invio',
    '7': 'Attendi',
    'technical': 'Problema tecnico',
    'digitsTyped': '{{typed}} di {{all}} cifre',
    'eraseDigit': 'Cancella l’ultima cifra',
    'clear': 'Cancella',
  },
} satisfies TextsLike<typeof turkish, 'it'>
