/** Croatian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Uplata i isplata',
    noDeposit: 'Još nema načina uplate',
    noWithdrawal: 'Još nema načina isplate',
    hint: 'Vaše stanje je {{balance}}. Vaš agent može vam poslati kredit i povući ga, a možete iskoristiti i karticu.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
