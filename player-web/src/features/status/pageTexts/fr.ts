/** French texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': 'Statut',
    '1': 'Fait',
    '2': 'Pas fait',
    '3': 'Attention',
    '4': 'Note',
    '5': 'Le pari est en cours de placement',
    '7': 'Veuillez patienter',
    'technical': 'Problème technique',
    'digitsTyped': '{{typed}} chiffres sur {{all}}',
    'eraseDigit': 'Effacer le dernier chiffre',
    'clear': 'Effacer',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
