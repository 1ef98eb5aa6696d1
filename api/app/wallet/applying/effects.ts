/** What a call that is taken does to its round and to the player's pockets (rules 12.3 to 12.5). */
import {
  splitByShare,
  withShares,
  type Share,
} from '@grandstand/shared-types/games/wallet/split_by_share'
import { must } from '#core/errors/must'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import type { Transfer } from '#ledger/post'
import type { Item } from '#wallet/applying/item'
import type { Round, Transaction } from '#wallet/applying/rows'
import type { RunningBooks } from '#wallet/applying/running_books'
import type { RunningPockets } from '#wallet/applying/running_pockets'

/** What an effect works with. */
export interface Stage {
  item: Item
  books: RunningBooks
  pockets: RunningPockets
  /** The brand's account of games in the player's currency. */
  gamesId: number
  currency: string
}

interface Moving {
  id: number
  kind: TransferKind
  roundId: number
  /** Positive parts go to the player. */
  parts: readonly Share[]
}

/** Posts the parts against the account of games. Null when nothing moves. */
function move({ item, books, pockets, gamesId, currency }: Stage, moving: Moving): number | null {
  const { id, kind, roundId, parts } = moving
  const sum = parts.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (sum === 0) return null
  const legs = [
    { accountId: gamesId, amountMinor: 0 - sum },
    ...parts.map(({ accountId, amountMinor }) =>
      kind === 'gameBet' ? { accountId, amountMinor } : pockets.leg(accountId, amountMinor)
    ),
  ]
  const userId = must(item.userId, 'player')
  const isWin = kind === 'gameWin' || kind === 'gameWinBack'
  const { before, after } = books.bonuses.around(userId, roundId, parts, isWin)
  const transfer: Transfer = {
    id,
    key: `game:${id}`,
    kind,
    siteId: item.provider.siteId,
    currency,
    referenceType: 'gameRound',
    referenceId: roundId,
    legs,
  }
  const transfers = [...before, transfer, ...after]
  for (const one of transfers) pockets.follow(one.legs)
  books.moved.add(userId)
  books.transfers.push(...transfers)
  return id
}

const negative = (parts: readonly Share[]): Share[] =>
  parts.map(({ accountId, amountMinor }) => ({ accountId, amountMinor: 0 - amountMinor }))

/** Takes a stake whose parts are drawn already. */
export function takeBet(stage: Stage, round: Round, amountMinor: number, parts: Share[]) {
  const { item, books } = stage
  const transferId = move(stage, {
    id: item.ids.transfer,
    kind: 'gameBet',
    roundId: round.id,
    parts: negative(parts),
  })
  books.change(round, {
    stakeMinor: round.stakeMinor + amountMinor,
    betCount: round.betCount + 1,
    paidBy: withShares(round.paidBy, parts),
  })
  for (const room of books.rooms(round.userId)) room.roomMinor -= amountMinor
  return { transferId, parts }
}

/** Pays a win to the pockets that paid for the round; without a stake it is cash. */
export function payWin(stage: Stage, round: Round, amountMinor: number) {
  const { item, books, pockets } = stage
  const cash = [{ accountId: pockets.accountId('balance'), amountMinor }]
  const parts = amountMinor === 0 ? [] : (splitByShare(amountMinor, round.paidBy) ?? cash)
  const transferId = move(stage, {
    id: item.ids.transfer,
    kind: 'gameWin',
    roundId: round.id,
    parts,
  })
  books.change(round, { wonMinor: round.wonMinor + amountMinor })
  return { transferId, parts }
}

/** Undoes a bet or a win; with `takesWins` also the wins of the bet. */
export function undo(stage: Stage, undone: Transaction, takesWins: boolean) {
  const { item, books } = stage
  const round = must(books.roundById(undone.roundId), 'round of a transaction')
  if (undone.kind !== 'bet') {
    return { transferId: takeBack(stage, round, [undone], item.ids.transfer), parts: [] }
  }
  const wins = takesWins ? books.winsOf(undone, round.betCount === 1) : []
  const transferId = move(stage, {
    id: item.ids.transfer,
    kind: 'gameRollback',
    roundId: round.id,
    parts: undone.parts,
  })
  books.change(undone, { state: 'rolledBack' })
  books.change(round, {
    returnedMinor: round.returnedMinor + undone.amountMinor,
    betCount: round.betCount - 1,
    undoneCount: round.undoneCount + 1,
    paidBy: withShares(round.paidBy, undone.parts, -1),
  })
  takeBack(stage, round, wins, item.ids.transferBack)
  return { transferId, parts: undone.parts }
}

function takeBack(stage: Stage, round: Round, wins: readonly Transaction[], id: number) {
  const { books } = stage
  let parts: Share[] = []
  for (const win of wins) {
    parts = withShares(parts, win.parts, -1)
    books.change(win, { state: 'rolledBack' })
    books.change(round, { takenBackMinor: round.takenBackMinor + win.amountMinor })
  }
  return move(stage, { id, kind: 'gameWinBack', roundId: round.id, parts })
}
