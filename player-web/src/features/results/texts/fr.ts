/** French texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Résultats',
    sports: 'Sport',
    days: 'Jour',
    day: { today: 'Aujourd’hui', yesterday: 'Hier' },
    date: 'Autre jour',
    empty: 'Aucun résultat ce jour-là',
    emptyHint: 'Choisissez un autre jour ou un autre sport.',
    error: 'Les résultats n’ont pas pu être chargés',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
