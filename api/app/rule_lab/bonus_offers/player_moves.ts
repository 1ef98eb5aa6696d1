/** What moved on the accounts of players, as a bonus of the past is folded from it (rules 17.8). */
import { reads } from '#core/database/lagging_reads'
import { BONUS_POCKETS, type BonusPocket } from '@grandstand/shared-types/bonuses/categories'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import type { TransferKind, TransferSubject } from '@grandstand/shared-types/money/transfers'
import type { GrantAccounts, PastEvent } from '@grandstand/shared-types/rule_lab/past_grant'
import { whereAmong } from '#core/database/transactions'
import { must } from '#core/errors/must'

/** A transfer, with its legs on the player's own accounts in their order. */
export interface Move {
  /** Number of its first entry. */
  entryId: number
  kind: TransferKind
  subject: TransferSubject | null
  subjectId: number
  at: number
  parts: Share[]
}

export interface PlayerMoves {
  /** Accounts by pocket. */
  accounts: ReadonlyMap<string, number>
  /** In the order in which they were posted. */
  moves: Move[]
}

interface AccountRow {
  id: number
  userId: number
  pocket: string
}

interface EntryRow {
  id: number
  accountId: number
  amount: number
  transferId: number
  kind: TransferKind
  subject: TransferSubject | null
  subjectId: number | null
  at: number
}

/** Accounts and players that moves belong to. */
export type Players = Map<number, PlayerMoves>

interface Span {
  /** What was posted after then is read, */
  afterMs: number
  /** until then. */
  untilMs: number
}

/** The players with their accounts, and without moves. */
export async function playersOf(userIds: readonly number[]): Promise<Players> {
  const ids = [...new Set(userIds)]
  const accounts: AccountRow[] = await whereAmong(
    reads().query<AccountRow>().from('ledger_accounts'),
    'user_id',
    ids
  ).select({ id: 'id', userId: 'user_id', pocket: 'pocket' })
  const players: Players = new Map()
  for (const [userId, own] of Map.groupBy(accounts, (one) => Number(one.userId))) {
    const byPocket = own.map(({ pocket, id }): [string, number] => [pocket, Number(id)])
    players.set(userId, { accounts: new Map(byPocket), moves: [] })
  }
  return players
}

/** Reads what moved on the accounts of these players, after what was read before. */
export async function readMoves(
  players: Players,
  userIds: Iterable<number>,
  { afterMs, untilMs }: Span
): Promise<void> {
  const some: Players = new Map()
  for (const userId of userIds) {
    const player = players.get(userId)
    if (player) some.set(userId, player)
  }
  const accountIds = [...some.values()].flatMap(({ accounts }) => [...accounts.values()])
  if (accountIds.length === 0) return
  const query = entries().where('t.created_at', '>', afterMs)
  if (untilMs !== Infinity) void query.where('t.created_at', '<=', untilMs)
  const moves = movesIn(some, await whereAmong(query, 'e.account_id', accountIds).orderBy('e.id'))
  for (const [userId, player] of some) {
    player.moves.push(...(moves.get(userId) ?? []))
    // servers number in blocks, so what came later may be numbered before
    player.moves.sort((a, b) => a.entryId - b.entryId)
  }
}

/** What moved on the accounts of these players because of some coupons, rounds or bonuses after `afterMs`; by player. */
export async function movesAbout(
  players: Players,
  subject: TransferSubject,
  subjectIds: readonly number[],
  afterMs: number
): Promise<Map<number, Move[]>> {
  if (subjectIds.length === 0) return new Map()
  const query = entries().where('t.reference_type', subject).where('t.created_at', '>', afterMs)
  return movesIn(players, await whereAmong(query, 't.reference_id', subjectIds).orderBy('e.id'))
}

const entries = () =>
  reads()
    .query<EntryRow>()
    .from('ledger_entries as e')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .select({ id: 'e.id', accountId: 'e.account_id', amount: 'e.amount', at: 't.created_at' })
    .select({ transferId: 'e.transfer_id', kind: 't.kind' })
    .select({ subject: 't.reference_type', subjectId: 't.reference_id' })

/** Entries of other accounts are left out. */
function movesIn(players: Players, rows: readonly EntryRow[]): Map<number, Move[]> {
  const owners = new Map<number, number>()
  for (const [userId, { accounts }] of players) {
    for (const id of accounts.values()) owners.set(id, userId)
  }
  const moves = new Map<number, Move[]>()
  const open = new Map<string, Move>()
  for (const row of rows) {
    const accountId = Number(row.accountId)
    const userId = owners.get(accountId)
    if (userId === undefined) continue
    const key = `${userId}:${row.transferId}`
    const part = { accountId, amountMinor: Number(row.amount) }
    const known = open.get(key)
    if (known) {
      known.parts.push(part)
      continue
    }
    const move: Move = {
      ...{ entryId: Number(row.id), kind: row.kind, subject: row.subject, at: Number(row.at) },
      ...{ subjectId: Number(row.subjectId ?? 0), parts: [part] },
    }
    open.set(key, move)
    const own = moves.get(userId)
    if (own) own.push(move)
    else moves.set(userId, [move])
  }
  return moves
}

/** The accounts of a bonus in this pocket. */
export function grantAccounts({ accounts }: PlayerMoves, pocket: BonusPocket): GrantAccounts {
  const idOf = (name: string) => must(accounts.get(name), `account ${name} of a player`)
  const earlier = BONUS_POCKETS.slice(0, BONUS_POCKETS.indexOf(pocket))
  return { ownId: idOf(pocket), earlierIds: new Set(earlier.map(idOf)), cashId: idOf('balance') }
}

/** The name of the coupon or round of a move; null for one of anything else. */
export const playOf = ({
  subject,
  subjectId,
}: Pick<Move, 'subject' | 'subjectId'>): string | null =>
  subject === 'coupon' || subject === 'gameRound' ? `${subject}:${subjectId}` : null

/** The number in a name that `playOf` gave; null for a play of another kind. */
export function idOfPlay(name: string, kind: 'coupon' | 'gameRound'): number | null {
  return name.startsWith(`${kind}:`) ? Number(name.slice(kind.length + 1)) : null
}

const SPLITS = {
  win: 'win',
  refund: 'win',
  resettle: 'win',
  sell: 'win',
  bonus: 'extra',
  oddsBoost: 'boost',
  gameWin: 'each',
  gameWinBack: 'each',
  gameRollback: 'back',
} as const satisfies Partial<Record<TransferKind, string>>

const isPayout = (kind: TransferKind): kind is keyof typeof SPLITS => kind in SPLITS

/** What a move is for a bonus; null for one that a bonus has no part in. */
export function eventOf(move: Move): PastEvent | null {
  const { kind, at, parts } = move
  // a request for a withdrawal ends every bonus
  if (kind === 'withdrawalHeld') return { kind: 'over', at, state: 'forfeited' }
  const play = playOf(move)
  if (play === null) return null
  if (kind === 'stake' || kind === 'gameBet') {
    const paid = parts.map(({ accountId, amountMinor }) => ({
      accountId,
      amountMinor: 0 - amountMinor,
    }))
    return { kind: 'stake', at, play, parts: paid }
  }
  return isPayout(kind) ? { kind: 'payout', at, play, split: SPLITS[kind], parts } : null
}
