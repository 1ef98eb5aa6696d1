/** What the checks of the audit log and of the books found. */
import type { Texts } from '../tr/index.ts'

export const faultValues: Pick<Texts['values'], 'chainFault' | 'ledgerFault'> = {
  chainFault: {
    rowChanged: 'Row changed',
    rowMissing: 'Row deleted',
    sealMissing: 'Seal deleted',
    sealedAnew: 'Row sealed anew',
    anchorChanged: 'Anchor changed',
  },
  ledgerFault: {
    transferUnbalanced: 'Transfer does not sum to zero',
    transferEmpty: 'Transfer without entries',
    currencyStray: 'Entry in another currency than its account',
    chainBroken: 'Entries of an account do not follow each other',
    balanceWrong: 'Balance differs from its entries',
    accountChanged: 'Account of another owner, pocket or currency than it names',
    floorWrong: 'Account may fall lower than the audit log says',
    transferChanged: 'Transfer or entry changed',
    transferMissing: 'Transfer deleted',
    transferAdded: 'Transfer put in later',
    sealMissing: 'Seal deleted',
    sealedAnew: 'Transfer sealed anew',
    anchorChanged: 'Anchor changed',
  },
}
