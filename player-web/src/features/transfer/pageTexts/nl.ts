/** Dutch texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Betaalmethode',
    info: 'Limieten en opmerkingen',
    history: 'Je eerdere verzoeken',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
