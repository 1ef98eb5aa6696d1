/** Rounds, transactions and pockets within a batch: what one call changes, the next one finds. */
import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import { noSums } from '@grandstand/shared-types/games/wallet/fold_round'
import { isWinKind } from '@grandstand/shared-types/games/wallet/transactions'
import { clock } from '#core/timing/clock'
import type { UserAccount } from '#ledger/accounts'
import type { Transfer } from '#ledger/post'
import type { PlayGuard } from '#protection/play_guard'
import type { BatchBonuses } from '#wallet/applying/batch_bonuses'
import type { Item } from '#wallet/applying/item'
import type { Round, Transaction } from '#wallet/applying/rows'
import { RunningPockets } from '#wallet/applying/running_pockets'
import type { PlayedGame } from '#wallet/games/played_games'

interface Kept<T> {
  row: T
  isNew: boolean
  isChanged: boolean
}

export interface Stored {
  transactions: readonly Transaction[]
  rounds: readonly Round[]
  accounts: ReadonlyMap<number, readonly UserAccount[]>
  guards: ReadonlyMap<number, PlayGuard>
  bonuses: BatchBonuses
}

const roundName = (providerId: number, userId: number, name: string) =>
  `${providerId}:${userId}:${name}`

export class RunningBooks {
  readonly transfers: Transfer[] = []
  readonly moved = new Set<number>()
  readonly bonuses: BatchBonuses
  readonly #transactions = new Map<string, Kept<Transaction>>()
  readonly #rounds = new Map<string, Kept<Round>>()
  readonly #roundsById = new Map<number, Kept<Round>>()
  readonly #pockets = new Map<number, RunningPockets>()
  readonly #rooms = new Map<number, PlayGuard['rooms']>()

  constructor({ transactions, rounds, accounts, guards, bonuses }: Stored) {
    this.bonuses = bonuses
    for (const row of transactions) this.#keepTransaction(row, false)
    for (const row of rounds) this.#keepRound(row, false)
    for (const [userId, own] of accounts) {
      if (own.length > 0) this.#pockets.set(userId, new RunningPockets(own))
    }
    for (const [userId, { rooms }] of guards) {
      this.#rooms.set(
        userId,
        rooms.map((room) => ({ ...room }))
      )
    }
  }

  transaction(providerId: number, name: string | null): Transaction | null {
    if (name === null) return null
    return this.#transactions.get(`${providerId}:${name}`)?.row ?? null
  }

  round(providerId: number, userId: number, name: string): Round | null {
    return this.#rounds.get(roundName(providerId, userId, name))?.row ?? null
  }

  roundById(id: number | null): Round | null {
    return id === null ? null : (this.#roundsById.get(id)?.row ?? null)
  }

  /** The pockets of a player; null for a user without. */
  pockets(userId: number | null): RunningPockets | null {
    return userId === null ? null : (this.#pockets.get(userId) ?? null)
  }

  /** The stakes that the player's own limits still allow. */
  rooms(userId: number): PlayGuard['rooms'] {
    return this.#rooms.get(userId) ?? []
  }

  /** The wins in force that name a bet; those that name none, too, when the round has no other bet. */
  winsOf(bet: Transaction, isLast: boolean): Transaction[] {
    return [...this.#transactions.values()].flatMap(({ row }) => {
      const isOfBet = row.related === bet.transactionId && row.providerId === bet.providerId
      const isOfRound = isLast && row.related === null && row.roundId === bet.roundId
      const isOwn = row.kind === 'win' ? isOfBet || isOfRound : isOfBet
      return isOwn && isWinKind(row.kind) && row.state === 'done' ? [row] : []
    })
  }

  add(row: Transaction): void {
    this.#keepTransaction(row, true)
  }

  /** Opens a round of the call, in a game. */
  openRound({ provider, call, userId, session, ids }: Item, game: PlayedGame, currency: string) {
    const now = clock.now()
    const row: Round = {
      ...noSums(),
      id: ids.round,
      siteId: provider.siteId,
      providerId: provider.id,
      userId: userId ?? 0,
      providerRound: call.roundId,
      gameId: game.id,
      gameCode: game.code,
      gameTitle: game.title,
      product: LOBBY_PRODUCTS[game.lobby],
      lobby: game.lobby,
      sessionId: session?.id ?? null,
      state: 'open',
      currency,
      paidBy: [],
      createdAt: now,
      updatedAt: now,
      closedAt: null,
    }
    this.#keepRound(row, true)
    return row
  }

  change(row: Round | Transaction, changes: Partial<Round> | Partial<Transaction>): void {
    Object.assign(row, changes, { updatedAt: clock.now() })
    const kept =
      'providerRound' in row
        ? this.#roundsById.get(row.id)
        : this.#transactions.get(`${row.providerId}:${row.transactionId}`)
    if (kept) kept.isChanged = true
  }

  /** What must be written. */
  get written() {
    const rounds = [...this.#rounds.values()]
    const transactions = [...this.#transactions.values()]
    const news = <T>(all: Kept<T>[]) => all.filter(({ isNew }) => isNew).map(({ row }) => row)
    const changed = <T>(all: Kept<T>[]) =>
      all.filter(({ isNew, isChanged }) => isChanged && !isNew).map(({ row }) => row)
    return {
      newRounds: news(rounds),
      changedRounds: changed(rounds),
      newTransactions: news(transactions),
      changedTransactions: changed(transactions),
    }
  }

  #keepTransaction(row: Transaction, isNew: boolean): void {
    const key = `${row.providerId}:${row.transactionId}`
    this.#transactions.set(key, { row, isNew, isChanged: false })
  }

  #keepRound(row: Round, isNew: boolean): void {
    const kept = { row, isNew, isChanged: false }
    this.#rounds.set(roundName(row.providerId, row.userId, row.providerRound), kept)
    this.#roundsById.set(row.id, kept)
  }
}
