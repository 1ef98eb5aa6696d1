/** Dutch texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Storten en opnemen',
    noDeposit: 'Storten is nog niet mogelijk',
    noWithdrawal: 'Opnemen is nog niet mogelijk',
    hint: 'Je saldo is {{balance}}. Je agent kan je tegoed sturen en terugnemen, en je kunt een kaart verzilveren.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
