/** Portuguese texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Voltar aos jogos',
    tabs: 'Grupos de mercados',
    all: 'Todos',
    group: {
      main: 'Principais',
      totals: 'Totais',
      handicap: 'Handicap',
      halves: 'Partes',
      periods: 'Períodos',
      score: 'Marcador',
      combos: 'Combinações',
      corners: 'Cantos',
      cards: 'Cartões',
      players: 'Jogadores',
      other: 'Outros',
    },
    search: 'Procurar mercado',
    suspended: 'Suspenso',
    noMarkets: 'Nenhum mercado corresponde à pesquisa',
    markets_one: '{{count}} mercado',
    markets_many: '{{count}} de mercados',
    markets_other: '{{count}} mercados',
    gone: 'Este jogo já não está disponível',
    goneHint: 'O jogo pode ter começado ou sido retirado da lista.',
    error: 'Não foi possível carregar o jogo',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
