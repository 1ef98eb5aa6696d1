/** German texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Einzahlung und Auszahlung',
    noDeposit: 'Es gibt noch keine Einzahlungsmethode',
    noWithdrawal: 'Es gibt noch keine Auszahlungsmethode',
    hint: 'Dein Kontostand ist {{balance}}. Dein Agent kann dir Guthaben senden und zurücknehmen, und du kannst eine Karte einlösen.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
