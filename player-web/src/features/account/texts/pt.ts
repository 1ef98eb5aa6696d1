/** Portuguese texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Movimentos',
    date: 'Data',
    type: 'Tipo',
    amount: 'Montante',
    balance: 'Saldo',
    income: 'Entrada',
    expense: 'Saída',
    empty: 'Sem movimentos neste período',
    emptyHint: 'As apostas, os ganhos e os créditos aparecem aqui.',
    error: 'Não foi possível carregar os movimentos',
    days: 'Período',
    lastDays_one: 'Último {{count}} dia',
    lastDays_many: 'Últimos {{count}} de dias',
    lastDays_other: 'Últimos {{count}} dias',
    everything: 'Todos',
    kind: {
      stake: 'Aposta feita',
      accept: 'Aposta ao vivo aceite',
      win: 'Aposta ganha',
      refund: 'Aposta devolvida',
      resettle: 'Resultado corrigido',
      bonus: 'Bónus',
      sell: 'Cash out',
      creditSent: 'Crédito recebido',
      creditTaken: 'Crédito retirado',
      debtPaid: 'Dívida paga',
      cardsMade: 'Cartões criados',
      cardRedeemed: 'Cartão resgatado',
      cardsVoided: 'Cartões cancelados',
      cardsExpired: 'Cartões expirados',
      commissionPaid: 'Comissão paga',
      terminalDeposit: 'Depósito em dinheiro',
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
