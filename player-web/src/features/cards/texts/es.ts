/** Spanish texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Canjear una tarjeta',
    label: 'Código de la tarjeta',
    hint: 'Escribe los 16 caracteres de la tarjeta. Las mayúsculas, los espacios y los guiones no importan.',
    redeem: 'Canjear',
    done: 'Se han añadido {{amount}} a tu saldo de tarjetas',
    funds: 'Tu saldo de tarjetas',
    transactions: 'Movimientos',
  },
} satisfies TextsLike<typeof turkish, 'es'>
