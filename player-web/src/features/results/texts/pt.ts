/** Portuguese texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Resultados',
    sports: 'Desporto',
    days: 'Dia',
    day: { today: 'Hoje', yesterday: 'Ontem' },
    date: 'Outro dia',
    empty: 'Sem resultados neste dia',
    emptyHint: 'Escolha outro dia ou desporto.',
    error: 'Não foi possível carregar os resultados',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
