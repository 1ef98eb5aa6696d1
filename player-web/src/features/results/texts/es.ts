/** Spanish texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Resultados',
    sports: 'Deporte',
    days: 'Día',
    day: { today: 'Hoy', yesterday: 'Ayer' },
    date: 'Otro día',
    empty: 'No hay resultados en este día',
    emptyHint: 'Elige otro día o deporte.',
    error: 'No se pudieron cargar los resultados',
  },
} satisfies TextsLike<typeof turkish, 'es'>
