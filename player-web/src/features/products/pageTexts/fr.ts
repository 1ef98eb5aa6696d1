/** French texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}} : pas encore ouvert',
    hint: 'Aucun fournisseur de jeux n’est encore connecté pour cette partie du site. Vous la trouverez ici dès son ouverture.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
