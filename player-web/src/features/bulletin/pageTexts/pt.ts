/** Portuguese texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Desporto',
    day: 'Dia',
    count: 'Número de jogos',
    print: 'Imprimir',
    made: 'Odds de {{at}}',
    note: 'Conta a odd no momento da aceitação da aposta.',
    code: 'Código',
    least: 'Mín.',
    empty: 'Sem jogos neste dia',
    error: 'Não foi possível carregar o programa',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
