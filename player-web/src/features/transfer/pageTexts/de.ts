/** German texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Zahlungsmethode',
    info: 'Limits und Hinweise',
    history: 'Deine früheren Anfragen',
  },
} satisfies TextsLike<typeof turkish, 'de'>
