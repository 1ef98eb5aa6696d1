/** French texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Sport',
    day: 'Jour',
    count: 'Nombre de matchs',
    print: 'Imprimer',
    made: 'Cotes du {{at}}',
    note: 'La cote au moment de l’acceptation du pari fait foi.',
    code: 'Code',
    least: 'Min.',
    empty: 'Aucun match ce jour-là',
    error: 'Le programme n’a pas pu être chargé',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
