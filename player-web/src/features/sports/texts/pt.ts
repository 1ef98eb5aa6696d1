/** Portuguese texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Desportos',
    tree: 'Desportos e ligas',
    leagues: 'Ligas',
    openTree: 'Ligas',
    matches_one: '{{count}} jogo',
    matches_many: '{{count}} de jogos',
    matches_other: '{{count}} jogos',
    clearLeagues: 'Limpar as ligas escolhidas',
    days: 'Dia',
    day: { hours3: '3 horas', today: 'Hoje', tomorrow: 'Amanhã', all: 'Todos' },
    market: 'Mercado',
    searchPlaceholder: 'Procurar equipa ou liga',
    searchHint: 'Introduza pelo menos 3 letras',
    searchTitle: 'Resultados para “{{keyword}}”',
    clearSearch: 'Limpar a pesquisa',
    list: 'Jogos',
    allMarkets_one: '{{match}}: {{count}} mercado',
    allMarkets_many: '{{match}}: todos os {{count}} de mercados',
    allMarkets_other: '{{match}}: todos os {{count}} mercados',
    empty: 'Sem jogos neste momento',
    emptyHint: 'Escolha outro dia ou limpe as ligas escolhidas.',
    emptySearchHint: 'Verifique a ortografia ou tente uma palavra mais curta.',
    showAll: 'Mostrar todos os jogos',
    error: 'Não foi possível carregar os jogos',
    treeError: 'Não foi possível carregar as ligas',
    pricesPaused: 'As odds não estão a atualizar. A tentar de novo.',
    continued: 'continuação',
    minSelections_one: 'Só numa aposta de pelo menos {{count}} jogo',
    minSelections_many: 'Só numa aposta de pelo menos {{count}} de jogos',
    minSelections_other: 'Só numa aposta de pelo menos {{count}} jogos',
    locked: 'fechado',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
