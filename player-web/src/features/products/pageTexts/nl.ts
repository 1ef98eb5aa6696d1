/** Dutch texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: nog niet open',
    hint: 'Voor dit deel van de site is geen spelaanbieder verbonden. Je vindt het hier zodra het opent.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
