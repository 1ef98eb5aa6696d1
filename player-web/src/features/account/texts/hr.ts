/** Croatian texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Transakcije',
    date: 'Datum',
    type: 'Vrsta',
    amount: 'Iznos',
    balance: 'Stanje',
    income: 'Ulaz',
    expense: 'Izlaz',
    empty: 'Nema transakcija u ovom razdoblju',
    emptyHint: 'Ovdje se prikazuju oklade, isplate i krediti.',
    error: 'Transakcije se nisu mogle učitati',
    days: 'Razdoblje',
    lastDays_one: 'Zadnji {{count}} dan',
    lastDays_few: 'Zadnja {{count}} dana',
    lastDays_other: 'Zadnjih {{count}} dana',
    everything: 'Sve',
    kind: {
      stake: 'Oklada odigrana',
      accept: 'Oklada uživo prihvaćena',
      win: 'Oklada dobitna',
      refund: 'Oklada vraćena',
      resettle: 'Rezultat ispravljen',
      bonus: 'Bonus',
      sell: 'Cash out',
      creditSent: 'Kredit primljen',
      creditTaken: 'Kredit oduzet',
      debtPaid: 'Dug plaćen',
      cardsMade: 'Kartice izdane',
      cardRedeemed: 'Kartica iskorištena',
      cardsVoided: 'Kartice poništene',
      cardsExpired: 'Kartice istekle',
      commissionPaid: 'Provizija isplaćena',
      terminalDeposit: 'Gotovinska uplata',
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
