/** Dutch texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Sport',
    day: 'Dag',
    count: 'Aantal wedstrijden',
    print: 'Afdrukken',
    made: 'Odds van {{at}}',
    note: 'De odds bij het aannemen van de weddenschap gelden.',
    code: 'Code',
    least: 'Min.',
    empty: 'Geen wedstrijden op deze dag',
    error: 'Het programma kon niet worden geladen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
