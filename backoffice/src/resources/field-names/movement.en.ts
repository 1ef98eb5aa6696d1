/** Names of fields of money that moves, which several resources share. */
import type turkish from './movement.tr.ts'

const fields: typeof turkish = {
  referenceType: 'Subject (kind)',
  id: 'No.',
  createdAt: 'Time',
  createdAt_gte: 'From',
  createdAt_lte: 'To',
  username: 'User',
  userId: 'User',
  pocket: 'Pocket',
  kind: 'Kind',
  currency: 'Currency',
  referenceId: 'Subject',
  referenceName: 'Subject',
  actorName: 'By',
  note: 'Note',
  amountMinor: 'Amount',
  balanceMinor: 'Balance',
  balanceAfterMinor: 'Balance after',
  entryCount: 'Entries',
}

export default fields
