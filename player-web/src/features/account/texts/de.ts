/** German texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Kontobewegungen',
    date: 'Datum',
    type: 'Art',
    amount: 'Betrag',
    balance: 'Kontostand',
    income: 'Eingang',
    expense: 'Ausgang',
    empty: 'Keine Kontobewegungen in diesem Zeitraum',
    emptyHint: 'Wetten, Gewinne und Guthaben erscheinen hier.',
    error: 'Kontobewegungen konnten nicht geladen werden',
    days: 'Zeitraum',
    lastDays_one: 'Letzter {{count}} Tag',
    lastDays_other: 'Letzte {{count}} Tage',
    everything: 'Alle',
    kind: {
      stake: 'Wette abgegeben',
      accept: 'Livewette angenommen',
      win: 'Wette gewonnen',
      refund: 'Wette erstattet',
      resettle: 'Ergebnis korrigiert',
      bonus: 'Bonus',
      sell: 'Cashout',
      creditSent: 'Guthaben erhalten',
      creditTaken: 'Guthaben abgezogen',
      debtPaid: 'Schuld bezahlt',
      cardsMade: 'Karten erstellt',
      cardRedeemed: 'Karte eingelöst',
      cardsVoided: 'Karten storniert',
      cardsExpired: 'Karten abgelaufen',
      commissionPaid: 'Provision gezahlt',
      terminalDeposit: 'Bareinzahlung',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
