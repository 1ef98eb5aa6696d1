/** German texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: noch nicht geöffnet',
    hint: 'Für diesen Bereich ist noch kein Spieleanbieter verbunden. Du findest ihn hier, sobald er öffnet.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
