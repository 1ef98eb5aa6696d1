/** German texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Sportart',
    day: 'Tag',
    count: 'Anzahl der Spiele',
    print: 'Drucken',
    made: 'Quoten vom {{at}}',
    note: 'Es gilt die Quote bei Annahme der Wette.',
    code: 'Code',
    least: 'Min.',
    empty: 'Keine Spiele an diesem Tag',
    error: 'Das Wettprogramm konnte nicht geladen werden',
  },
} satisfies TextsLike<typeof turkish, 'de'>
