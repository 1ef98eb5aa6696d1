/** Spanish texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Partidos destacados',
    soon: 'Empiezan pronto',
    allMatches: 'Todos los partidos',
    inMinutes_one: '{{count}} min',
    inMinutes_many: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Lo más apostado',
    coupons_one: '{{count}} apuesta',
    coupons_many: '{{count}} de apuestas',
    coupons_other: '{{count}} apuestas',
    winners: 'Ganadores',
    winnerList: { latest: 'Últimos premios', top: 'Los mayores de la semana' },
    selections_one: 'Simple',
    selections_many: '{{count}} de selecciones',
    selections_other: '{{count}} selecciones',
  },
} satisfies TextsLike<typeof turkish, 'es'>
