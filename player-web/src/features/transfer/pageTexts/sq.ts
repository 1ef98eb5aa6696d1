/** Albanian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Mënyra e pagesës',
    info: 'Kufijtë dhe shënimet',
    history: 'Kërkesat e mëparshme',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
