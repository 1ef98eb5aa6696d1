/** Greek texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: δεν έχει ανοίξει ακόμη',
    hint: 'Δεν έχει συνδεθεί πάροχος παιχνιδιών για αυτό το μέρος του ιστότοπου. Θα το βρείτε εδώ μόλις ανοίξει.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
