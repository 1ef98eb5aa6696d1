/** German texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Ergebnisse',
    sports: 'Sport',
    days: 'Tag',
    day: { today: 'Heute', yesterday: 'Gestern' },
    date: 'Anderer Tag',
    empty: 'Keine Ergebnisse an diesem Tag',
    emptyHint: 'Wähle einen anderen Tag oder Sport.',
    error: 'Ergebnisse konnten nicht geladen werden',
  },
} satisfies TextsLike<typeof turkish, 'de'>
