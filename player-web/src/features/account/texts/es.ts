/** Spanish texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Movimientos',
    date: 'Fecha',
    type: 'Tipo',
    amount: 'Cantidad',
    balance: 'Saldo',
    income: 'Entrada',
    expense: 'Salida',
    empty: 'No hay movimientos en este periodo',
    emptyHint: 'Aquí aparecen las apuestas, los pagos y los créditos.',
    error: 'No se pudieron cargar los movimientos',
    days: 'Periodo',
    lastDays_one: 'Último {{count}} día',
    lastDays_many: 'Últimos {{count}} de días',
    lastDays_other: 'Últimos {{count}} días',
    everything: 'Todo',
    kind: {
      stake: 'Apuesta realizada',
      accept: 'Apuesta en vivo aceptada',
      win: 'Apuesta ganada',
      refund: 'Apuesta devuelta',
      resettle: 'Resultado corregido',
      bonus: 'Bono',
      sell: 'Cash out',
      creditSent: 'Crédito recibido',
      creditTaken: 'Crédito retirado',
      debtPaid: 'Deuda pagada',
      cardsMade: 'Tarjetas creadas',
      cardRedeemed: 'Tarjeta canjeada',
      cardsVoided: 'Tarjetas anuladas',
      cardsExpired: 'Tarjetas caducadas',
      commissionPaid: 'Comisión pagada',
      terminalDeposit: 'Depósito en efectivo',
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
