/** Portuguese texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Próximas corridas',
    card: 'Programa da corrida',
    inMinutes: 'em {{minutes}} min',
    toOff: 'Para a partida',
    offAt: 'Partida às {{time}}',
    isOff: 'A corrida está a decorrer',
    finished: 'Ordem de chegada',
    notRun: 'A corrida não conta. Os valores são devolvidos.',
    handicap: 'Corrida com handicap',
    runners: 'Participantes: {{total}}',
    winOnly: 'Só vencedor',
    number: 'N.º',
    runner: 'Participante',
    draw: 'Baliza',
    grid: 'Grelha',
    trap: 'Caixa',
    form: 'Últimas corridas',
    weight: 'Peso',
    kg: '{{kg}} kg',
    age: 'Idade',
    people: 'Jóquei e treinador',
    byNumber: 'Por número',
    byPrice: 'Por odd',
    byFinish: 'Por chegada',
    coupled: 'Mesma coudelaria que {{numbers}}',
    takes: 'As apostas anteriores perdem {{percent}}% do lucro',
    returns: 'Os valores neste participante são devolvidos',
    position: 'Posição',
    odds: 'Odd',
    closed: 'Fechada',
    cardError: 'Não foi possível carregar o programa da corrida',
    status: {
      nonRunner: 'Não corre',
      withdrawn: 'Retirado',
      disqualified: 'Desclassificado',
      reserve: 'Reserva',
    },
    outcome: {
      unplaced: 'Sem posição',
      didNotFinish: 'Não terminou',
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
