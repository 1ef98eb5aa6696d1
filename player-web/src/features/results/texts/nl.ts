/** Dutch texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Uitslagen',
    sports: 'Sport',
    days: 'Dag',
    day: { today: 'Vandaag', yesterday: 'Gisteren' },
    date: 'Andere dag',
    empty: 'Geen uitslagen op deze dag',
    emptyHint: 'Kies een andere dag of sport.',
    error: 'Uitslagen konden niet worden geladen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
