/** Italian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Metodo di pagamento',
    info: 'Limiti e note',
    history: 'Le tue richieste precedenti',
  },
} satisfies TextsLike<typeof turkish, 'it'>
