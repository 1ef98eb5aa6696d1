/** Italian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: non ancora aperto',
    hint: 'Nessun fornitore di giochi è ancora collegato a questa parte del sito. La troverai qui appena aprirà.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
