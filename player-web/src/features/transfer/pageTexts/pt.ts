/** Portuguese texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Método de pagamento',
    info: 'Limites e notas',
    history: 'Os seus pedidos anteriores',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
