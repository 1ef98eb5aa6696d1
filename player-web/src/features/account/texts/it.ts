/** Italian texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Movimenti',
    date: 'Data',
    type: 'Tipo',
    amount: 'Importo',
    balance: 'Saldo',
    income: 'Entrata',
    expense: 'Uscita',
    empty: 'Nessun movimento in questo periodo',
    emptyHint: 'Qui appaiono scommesse, vincite e crediti.',
    error: 'Impossibile caricare i movimenti',
    days: 'Periodo',
    lastDays_one: 'Ultimo {{count}} giorno',
    lastDays_many: 'Ultimi {{count}} di giorni',
    lastDays_other: 'Ultimi {{count}} giorni',
    everything: 'Tutto',
    kind: {
      stake: 'Scommessa giocata',
      accept: 'Scommessa live accettata',
      win: 'Scommessa vinta',
      refund: 'Scommessa rimborsata',
      resettle: 'Risultato rettificato',
      bonus: 'Bonus',
      sell: 'Cash out',
      creditSent: 'Credito ricevuto',
      creditTaken: 'Credito ritirato',
      debtPaid: 'Debito pagato',
      cardsMade: 'Carte create',
      cardRedeemed: 'Carta riscattata',
      cardsVoided: 'Carte annullate',
      cardsExpired: 'Carte scadute',
      commissionPaid: 'Commissione pagata',
      terminalDeposit: 'Deposito in contanti',
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
