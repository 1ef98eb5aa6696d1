/** Croatian texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Sport',
    day: 'Dan',
    count: 'Broj utakmica',
    print: 'Ispiši',
    made: 'Koeficijenti od {{at}}',
    note: 'Vrijedi koeficijent u trenutku prihvaćanja listića.',
    code: 'Šifra',
    least: 'Min.',
    empty: 'Nema utakmica tog dana',
    error: 'Ponuda se nije učitala',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
