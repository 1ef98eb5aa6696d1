/** Portuguese texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: ainda não disponível',
    hint: 'Nenhum fornecedor de jogos está ligado a esta parte do site. Estará aqui quando abrir.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
