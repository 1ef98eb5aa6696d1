/** Croatian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Način plaćanja',
    info: 'Limiti i napomene',
    history: 'Vaši raniji zahtjevi',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
