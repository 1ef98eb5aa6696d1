/** Spanish texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Deportes',
    tree: 'Deportes y ligas',
    leagues: 'Ligas',
    openTree: 'Ligas',
    matches_one: '{{count}} partido',
    matches_many: '{{count}} de partidos',
    matches_other: '{{count}} partidos',
    clearLeagues: 'Borrar las ligas elegidas',
    days: 'Día',
    day: { hours3: '3 horas', today: 'Hoy', tomorrow: 'Mañana', all: 'Todos' },
    market: 'Mercado',
    searchPlaceholder: 'Busca un equipo o una liga',
    searchHint: 'Escribe al menos 3 letras',
    searchTitle: 'Resultados para «{{keyword}}»',
    clearSearch: 'Borrar la búsqueda',
    list: 'Partidos',
    allMarkets_one: '{{match}}: {{count}} mercado',
    allMarkets_many: '{{match}}: los {{count}} de mercados',
    allMarkets_other: '{{match}}: los {{count}} mercados',
    empty: 'No hay partidos aquí ahora mismo',
    emptyHint: 'Elige otro día o borra las ligas elegidas.',
    emptySearchHint: 'Revisa la ortografía o prueba una palabra más corta.',
    showAll: 'Ver todos los partidos',
    error: 'No se pudieron cargar los partidos',
    treeError: 'No se pudieron cargar las ligas',
    pricesPaused: 'Las cuotas no se actualizan. Reintentando.',
    continued: 'continuación',
    minSelections_one: 'Solo en una apuesta de al menos {{count}} partido',
    minSelections_many: 'Solo en una apuesta de al menos {{count}} de partidos',
    minSelections_other: 'Solo en una apuesta de al menos {{count}} partidos',
    locked: 'cerrado',
  },
} satisfies TextsLike<typeof turkish, 'es'>
