/** Albanian texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Transaksionet',
    date: 'Data',
    type: 'Lloji',
    amount: 'Shuma',
    balance: 'Balanca',
    income: 'Hyrje',
    expense: 'Dalje',
    empty: 'Nuk ka transaksione në këtë periudhë',
    emptyHint: 'Këtu shfaqen bastet, pagesat dhe kreditë.',
    error: 'Transaksionet nuk u ngarkuan dot',
    days: 'Periudha',
    lastDays_one: '{{count}} ditë e fundit',
    lastDays_other: '{{count}} ditët e fundit',
    everything: 'Të gjitha',
    kind: {
      stake: 'Bast i luajtur',
      accept: 'Bast live i pranuar',
      win: 'Bast i fituar',
      refund: 'Bast i kthyer',
      resettle: 'Rezultat i korrigjuar',
      bonus: 'Bonus',
      sell: 'Cash out',
      creditSent: 'Kredi e marrë',
      creditTaken: 'Kredi e hequr',
      debtPaid: 'Borxh i paguar',
      cardsMade: 'Karta të krijuara',
      cardRedeemed: 'Kartë e përdorur',
      cardsVoided: 'Karta të anuluara',
      cardsExpired: 'Karta të skaduara',
      commissionPaid: 'Komision i paguar',
      terminalDeposit: 'Depozitë me para në dorë',
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
