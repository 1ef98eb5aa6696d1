/** German texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Vollbild',
    failed: 'Das lässt sich gerade nicht öffnen',
    late: 'Es kam keine Antwort. Versuche es gleich noch einmal.',
    refused: 'Diese Adresse ist auf dieser Seite nicht erlaubt.',
    reference: 'Nummer für den Support: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'de'>
