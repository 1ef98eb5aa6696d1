/** Spanish texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: aún no disponible',
    hint: 'Aún no hay ningún proveedor de juegos conectado en esta parte del sitio. La encontrarás aquí en cuanto abra.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
