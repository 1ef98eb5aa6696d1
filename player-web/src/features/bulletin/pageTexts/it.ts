/** Italian texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Sport',
    day: 'Giorno',
    count: 'Numero di partite',
    print: 'Stampa',
    made: 'Quote del {{at}}',
    note: 'Vale la quota al momento dell’accettazione della scommessa.',
    code: 'Codice',
    least: 'Min.',
    empty: 'Nessuna partita in questo giorno',
    error: 'Il palinsesto non è stato caricato',
  },
} satisfies TextsLike<typeof turkish, 'it'>
