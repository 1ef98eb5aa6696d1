/** Dutch texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Transacties',
    date: 'Datum',
    type: 'Type',
    amount: 'Bedrag',
    balance: 'Saldo',
    income: 'Bij',
    expense: 'Af',
    empty: 'Geen transacties in deze periode',
    emptyHint: 'Weddenschappen, uitbetalingen en tegoed verschijnen hier.',
    error: 'Transacties konden niet worden geladen',
    days: 'Periode',
    lastDays_one: 'Laatste {{count}} dag',
    lastDays_other: 'Laatste {{count}} dagen',
    everything: 'Alles',
    kind: {
      stake: 'Weddenschap geplaatst',
      accept: 'Live weddenschap geaccepteerd',
      win: 'Weddenschap gewonnen',
      refund: 'Weddenschap terugbetaald',
      resettle: 'Uitslag gecorrigeerd',
      bonus: 'Bonus',
      sell: 'Cash-out',
      creditSent: 'Tegoed ontvangen',
      creditTaken: 'Tegoed teruggenomen',
      debtPaid: 'Schuld betaald',
      cardsMade: 'Kaarten gemaakt',
      cardRedeemed: 'Kaart verzilverd',
      cardsVoided: 'Kaarten geannuleerd',
      cardsExpired: 'Kaarten verlopen',
      commissionPaid: 'Commissie betaald',
      terminalDeposit: 'Contante storting',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
