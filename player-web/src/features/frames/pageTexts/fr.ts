/** French texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Plein écran',
    failed: 'Ouverture impossible pour le moment',
    late: 'Aucune réponse n’est arrivée. Réessayez dans un instant.',
    refused: 'Cette adresse n’est pas autorisée sur ce site.',
    reference: 'Numéro pour le support : {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
