/** Croatian texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Rezultati',
    sports: 'Sport',
    days: 'Dan',
    day: { today: 'Danas', yesterday: 'Jučer' },
    date: 'Drugi dan',
    empty: 'Nema rezultata za ovaj dan',
    emptyHint: 'Odaberite drugi dan ili sport.',
    error: 'Rezultati se nisu mogli učitati',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
