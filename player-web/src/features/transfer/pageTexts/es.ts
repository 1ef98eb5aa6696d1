/** Spanish texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Método de pago',
    info: 'Límites y notas',
    history: 'Tus solicitudes anteriores',
  },
} satisfies TextsLike<typeof turkish, 'es'>
