/** Italian texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Risultati',
    sports: 'Sport',
    days: 'Giorno',
    day: { today: 'Oggi', yesterday: 'Ieri' },
    date: 'Altro giorno',
    empty: 'Nessun risultato in questo giorno',
    emptyHint: 'Scegli un altro giorno o sport.',
    error: 'Impossibile caricare i risultati',
  },
} satisfies TextsLike<typeof turkish, 'it'>
