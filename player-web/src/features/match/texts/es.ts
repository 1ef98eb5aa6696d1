/** Spanish texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Volver a los partidos',
    tabs: 'Grupos de mercados',
    all: 'Todos',
    group: {
      main: 'Principales',
      totals: 'Totales',
      handicap: 'Hándicap',
      halves: 'Partes',
      periods: 'Periodos',
      score: 'Resultado',
      combos: 'Combinaciones',
      corners: 'Córneres',
      cards: 'Tarjetas',
      players: 'Jugadores',
      other: 'Otros',
    },
    search: 'Buscar un mercado',
    suspended: 'Suspendido',
    noMarkets: 'Ningún mercado coincide con tu búsqueda',
    markets_one: '{{count}} mercado',
    markets_many: '{{count}} de mercados',
    markets_other: '{{count}} mercados',
    gone: 'Este partido ya no se ofrece',
    goneHint: 'Puede que el partido haya empezado o se haya retirado de la lista.',
    error: 'No se pudo cargar el partido',
  },
} satisfies TextsLike<typeof turkish, 'es'>
