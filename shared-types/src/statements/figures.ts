/** The figures of a statement, and the transfers that each of them counts (rules 8.9). */
import { TRANSFER_KINDS, type TransferKind } from '../money/transfers.ts'

/** Figures that are sums of entries on the money accounts of a dealer and of everybody directly below. */
export const STATEMENT_FLOWS = [
  'given',
  'taken',
  'stakes',
  'payouts',
  'cancelled',
  'sold',
  'bonuses',
  'cards',
  'cash',
  'gateways',
  'corrections',
  'commission',
] as const
export type StatementFlow = (typeof STATEMENT_FLOWS)[number]

/**
 * The figure that counts each kind of transfer; null for a kind that moves only escrow of the house or a debt, and no
 * user's money.
 */
export const FLOW_OF_KIND: Readonly<Record<TransferKind, StatementFlow | null>> = {
  stake: 'stakes',
  accept: null,
  win: 'payouts',
  bonus: 'bonuses',
  oddsBoost: 'bonuses',
  refund: 'cancelled',
  resettle: 'corrections',
  sell: 'sold',
  creditSent: 'given',
  creditTaken: 'taken',
  debtPaid: null,
  cardsMade: 'cards',
  cardRedeemed: 'cards',
  cardsVoided: 'cards',
  cardsExpired: 'cards',
  commissionPaid: 'commission',
  terminalDeposit: 'cash',
  deposit: 'gateways',
  depositReturned: 'gateways',
  withdrawalHeld: 'gateways',
  withdrawalPaid: null,
  withdrawalBack: 'gateways',
  gameBet: 'stakes',
  gameWin: 'payouts',
  gameRollback: 'cancelled',
  gameWinBack: 'corrections',
  jackpotWin: 'payouts',
  bonusGranted: 'bonuses',
  bonusConverted: 'bonuses',
  bonusForfeited: 'bonuses',
  jackpotShare: null,
  jackpotSeed: null,
  drawStake: 'stakes',
  drawWin: 'payouts',
  drawReturn: 'cancelled',
  shiftOpened: 'cash',
  ticketPaid: 'cash',
  jackpotPaid: 'cash',
  shiftVariance: 'cash',
  shiftClosed: 'cash',
  ticketExpired: 'corrections',
  ticketRevived: 'corrections',
}

interface Subject {
  dealerId: number
  currency: string
  startsAt: number
  endsAt: number
}

/** The statement of a dealer, or the sums over the statements of the branch. */
export type StatementScope = 'own' | 'branch'

/**
 * The filter of the list of ledger entries for the entries that a figure counts; `all` stands for the entries of all
 * flows.
 */
export const entriesOf = (
  { dealerId, currency, startsAt, endsAt }: Subject,
  flow: StatementFlow | 'all',
  scope: StatementScope = 'own'
): Record<string, unknown> => {
  const kinds = TRANSFER_KINDS.filter((kind) => FLOW_OF_KIND[kind] === flow)
  return {
    [scope === 'own' ? 'keptBy' : 'keptInBranchOf']: dealerId,
    currency,
    // a single kind also fills the filter field of the page
    ...(flow !== 'all' && { kind: kinds.length === 1 ? kinds[0] : kinds }),
    createdAt_gte: startsAt,
    createdAt_lte: endsAt - 1,
  }
}

/** Minor units; money that came in is above zero, money that left is below. */
export type Flows = Record<StatementFlow, number>

export const noFlows = (): Flows => ({
  given: 0,
  taken: 0,
  stakes: 0,
  payouts: 0,
  cancelled: 0,
  sold: 0,
  bonuses: 0,
  cards: 0,
  cash: 0,
  gateways: 0,
  corrections: 0,
  commission: 0,
})

/** The money at the end of a period. */
export const closingOf = (openingMinor: number, flows: Flows): number =>
  STATEMENT_FLOWS.reduce((sum, flow) => sum + flows[flow], openingMinor)
