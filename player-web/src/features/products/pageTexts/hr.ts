/** Croatian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: još nije otvoreno',
    hint: 'Za ovaj dio stranice nije povezan pružatelj igara. Naći ćete ga ovdje kad se otvori.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
