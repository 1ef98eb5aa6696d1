/** Portuguese texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Jogos em destaque',
    soon: 'Começam em breve',
    allMatches: 'Todos os jogos',
    inMinutes_one: '{{count}} min',
    inMinutes_many: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Mais apostados',
    coupons_one: '{{count}} aposta',
    coupons_many: '{{count}} de apostas',
    coupons_other: '{{count}} apostas',
    winners: 'Vencedores',
    winnerList: { latest: 'Últimos ganhos', top: 'Os maiores da semana' },
    selections_one: 'Simples',
    selections_many: '{{count}} de seleções',
    selections_other: '{{count}} seleções',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
