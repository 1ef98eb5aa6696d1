/** Spanish texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Buscar un juego',
    provider: 'Proveedor',
    allProviders: 'Todos los proveedores',
    views: 'Mostrar juegos',
    all: 'Todos los juegos',
    favourites: 'Favoritos',
    recent: 'Jugados hace poco',
    play: 'Jugar a {{title}}',
    playNow: 'Jugar',
    demo: 'Probar',
    favourite: 'Marcar {{title}} como favorito',
    count: 'Juegos: {{number}}',
    noneFound: 'No hay ningún juego así',
    noneFoundHint: 'Revisa cómo está escrito o mira en todos los proveedores.',
    clear: 'Mostrar todos los juegos',
    noFavourites: 'Aún no tienes favoritos',
    noFavouritesHint: 'Toca la estrella de un juego para guardarlo aquí.',
    failed: 'No se pudieron cargar los juegos',
    tables: 'Elige tu mesa',
    stakes: 'Apuesta: {{min}} – {{max}}',
    popular: 'Juegos populares',
    newest: 'Juegos más nuevos',
    jackpots: 'Juegos con bote',
    other: 'Otros juegos',
    seeAll: 'Ver todo',
    scrollBack: 'Desplazar atrás',
    scrollOn: 'Desplazar adelante',
    tableStates: { full: 'Llena', closed: 'Cerrada' },
    checked: 'Mesas comprobadas hace {{seconds}} s',
  },
  productPage: {
    none: '{{name}}: aún no disponible',
    hint: 'Aún no hay ningún proveedor de juegos conectado en esta parte del sitio. La encontrarás aquí en cuanto abra.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
