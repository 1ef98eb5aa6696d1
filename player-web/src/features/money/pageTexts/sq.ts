/** Albanian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depozitime dhe tërheqje',
    noDeposit: 'Ende nuk ka mënyrë depozitimi',
    noWithdrawal: 'Ende nuk ka mënyrë tërheqjeje',
    hint: 'Balanca juaj është {{balance}}. Agjenti juaj mund t’ju dërgojë kredi dhe ta marrë mbrapsht, dhe ju mund të përdorni një kartë.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
