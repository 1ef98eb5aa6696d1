/**
 * One transaction for a batch of calls, each taken or refused on its own (decision 2). In order: lock the players' accounts,
 * read what is stored, decide, write rounds and transactions, post money, keep the messages.
 */
import { bettingProfiles } from '#accounts/queries/betting_profile'
import { idSource } from '#bonuses/grants/bonus_books'
import { bus } from '#core/bus'
import { reserveIds } from '#core/database/id_blocks'
import { inTransaction, insertAll, isUniqueViolation, type Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { isLive, type GameSession } from '#games/sessions/game_session'
import { openByLaunch } from '#games/sessions/open_by_launch'
import { sessionsByHash } from '#games/sessions/sessions_by_hash'
import { hashOfToken } from '#games/sessions/tokens'
import { touchSession } from '#games/sessions/touch_session'
import { houseAccountId, userAccounts } from '#ledger/accounts'
import { announceStakes } from '#jackpots/applying/announce_stakes'
import { applyStakes } from '#jackpots/applying/apply_stakes'
import { knownJackpots, type KnownJackpot } from '#jackpots/applying/known_jackpots'
import { giveBackIds, idsForStakes } from '#jackpots/applying/transfer_ids'
import { post, reserveTransferIds } from '#ledger/post'
import { playGuards } from '#protection/play_guard'
import { protectionOf } from '#protection/queries/settings_of'
import { openSites } from '#sites/current_site'
import type { MoneyAnswer, MoneyCall } from '#wallet/calls/calls'
import { batchBonuses } from '#wallet/applying/batch_bonuses'
import { consider, type Players } from '#wallet/applying/consider'
import { payloadHashOf, type Item, type Order } from '#wallet/applying/item'
import { stakesOf, undoneStakesOf } from '#wallet/applying/jackpot_stakes'
import { messageRow } from '#wallet/applying/message_row'
import { ROUND_CHANGES, roundChanges, roundRow, transactionRow } from '#wallet/applying/rows'
import { RunningBooks } from '#wallet/applying/running_books'
import { storedFor } from '#wallet/applying/stored'
import { playedGames, type PlayedGame } from '#wallet/games/played_games'

/** Resolves to the answers in the order of the calls. */
export async function applyCalls(orders: Order[]): Promise<MoneyAnswer[]> {
  const prepared = await prepare(orders)
  const { considered, moved, jackpots, spareIds } = await writeOnce(prepared)
  giveBackIds(spareIds)
  prepared.bonusIds.giveBack()
  if (moved.length > 0) bus.emit('balanceChanged', { userIds: moved })
  announceStakes(jackpots)
  return considered.map(({ answer }) => answer)
}

/** Of a call, at most: on from each pocket, for a bet and its wins, and the ends of three grants. */
const TRANSFERS_OF_BONUSES = 9

interface Prepared extends Omit<Players, 'guards'> {
  items: Item[]
  userIds: number[]
  protection: Awaited<ReturnType<typeof protectionOf>>
  jackpots: readonly KnownJackpot[]
  /** The house's account `bonuses` by user. */
  bonusHouses: ReadonlyMap<number, number>
  bonusIds: Awaited<ReturnType<typeof idSource>>
  /** For transfers of jackpots. */
  jackpotIds: readonly number[]
}

async function writeOnce(prepared: Prepared) {
  // what a commit without an answer has done, the stored calls show
  const once = () => inTransaction((trx) => write(trx, prepared), { isRepeatable: true })
  try {
    return await once()
  } catch (error) {
    // a call for another player has stored one of these names: the second try finds it
    if (isUniqueViolation(error)) return once()
    throw error
  }
}

/** Loads everything that can be loaded before the transaction, which so stays short. */
async function prepare(orders: readonly Order[]): Promise<Prepared> {
  const hashes = orders.map(({ call }) =>
    call.sessionToken === null ? null : hashOfToken(call.sessionToken)
  )
  const sessions = await sessionsOf(orders, hashes)
  for (const session of sessions.values()) {
    if (isLive(session, clock.now())) await touchSession(session)
  }
  const games = await gamesOf(orders)
  const ids = await idsFor(orders.length)
  const items = orders.map((order, index): Item => {
    const { call, provider } = order
    const session = sessions.get(hashes[index] ?? '') ?? null
    const gameCode = 'gameCode' in call ? call.gameCode : ''
    return {
      ...order,
      payloadHash: payloadHashOf(call),
      userId: userOf(call, session),
      session,
      game: games.get(provider.id)?.get(gameCode) ?? null,
      ids: must(ids[index], 'ids of a call'),
    }
  })
  const userIds = [...new Set(items.flatMap(({ userId }) => userId ?? []))]
  const profiles = await bettingProfiles(userIds)
  const houses = new Map<number, number>()
  const bonusHouses = new Map<number, number>()
  for (const { userId, siteId, currency } of profiles.values()) {
    houses.set(userId, await houseAccountId(siteId, 'games', currency))
    bonusHouses.set(userId, await houseAccountId(siteId, 'bonuses', currency))
  }
  const jackpots = await knownJackpots()
  return {
    items,
    userIds,
    profiles,
    houses,
    bonusHouses,
    bonusIds: await idSource(items.length * TRANSFERS_OF_BONUSES),
    jackpots,
    jackpotIds: jackpots.length === 0 ? [] : await idsForStakes(items.length),
    sites: new Map((await openSites()).map((site) => [site.id, site])),
    protection: await protectionOf(userIds),
  }
}

/** A bet is its session's player's. */
function userOf(call: MoneyCall, session: GameSession | null): number | null {
  const named = call.kind === 'bet' ? null : call.userId
  return named ?? session?.userId ?? null
}

async function sessionsOf(orders: readonly Order[], hashes: readonly (string | null)[]) {
  const known = hashes.flatMap((hash) => hash ?? [])
  const sessions = await sessionsByHash(known)
  let isOpened = false
  for (const [index, { call, opensByLaunch, provider }] of orders.entries()) {
    if (!opensByLaunch || call.sessionToken === null || sessions.has(hashes[index] ?? '')) continue
    await openByLaunch(provider.id, call.sessionToken)
    isOpened = true
  }
  return isOpened ? sessionsByHash(known) : sessions
}

async function gamesOf(orders: readonly Order[]) {
  const codes = new Map<number, Set<string>>()
  for (const { call, provider } of orders) {
    if (!('gameCode' in call)) continue
    codes.set(provider.id, (codes.get(provider.id) ?? new Set()).add(call.gameCode))
  }
  const games = new Map<number, Map<string, PlayedGame>>()
  for (const [providerId, own] of codes) games.set(providerId, await playedGames(providerId, own))
  return games
}

async function idsFor(count: number): Promise<Item['ids'][]> {
  const transactions = await reserveIds('game_transactions', 2 * count)
  const rounds = await reserveIds('game_rounds', count)
  const transfers = await reserveTransferIds(2 * count)
  const id = (ids: readonly number[], index: number) => must(ids[index], 'reserved id')
  return Array.from({ length: count }, (_, index) => ({
    transaction: id(transactions, index),
    tombstone: id(transactions, count + index),
    round: id(rounds, index),
    transfer: id(transfers, index),
    transferBack: id(transfers, count + index),
  }))
}

async function write(trx: Trx, prepared: Prepared) {
  const { items, userIds, profiles, protection, sites, houses } = prepared
  const accounts = await userAccounts(userIds, { trx, lock: true })
  const guards = await playGuards(trx, profiles, protection)
  const stored = await storedFor(trx, items)
  const { nextId } = prepared.bonusIds
  const bonuses = await batchBonuses(trx, accounts, stored.rounds, {
    houses: prepared.bonusHouses,
    nextId,
  })
  const books = new RunningBooks({ ...stored, accounts, guards, bonuses })
  const players = { profiles, guards, sites, houses }
  const considered = items.map((item) => consider(item, books, players))
  const { newRounds, changedRounds, newTransactions, changedTransactions } = books.written
  const spareIds = [...prepared.jackpotIds]
  const jackpots = await applyStakes(trx, {
    jackpots: prepared.jackpots,
    stakes: stakesOf(items, books, { houses, accounts }),
    undone: undoneStakesOf(changedTransactions, books, { houses, accounts }),
    transferIds: spareIds,
  })
  for (const row of newTransactions) row.jackpotParts = jackpots.parts.get(row.id) ?? null
  await insertAll(trx, 'game_rounds', newRounds.map(roundRow))
  await updateRows(trx, 'game_rounds', ROUND_CHANGES, changedRounds.map(roundChanges))
  await insertAll(trx, 'game_transactions', newTransactions.map(transactionRow))
  await updateRows(
    trx,
    'game_transactions',
    { state: 'text', updated_at: 'integer' },
    changedTransactions.map(({ id, state, updatedAt }) => ({ id, state, updated_at: updatedAt }))
  )
  await post(trx, [...books.transfers, ...jackpots.transfers], [...accounts.values()].flat())
  await bonuses.settle(trx, [...newRounds, ...changedRounds])
  const messages = items.map((item, index) =>
    messageRow(item, must(considered[index], 'verdict').verdict)
  )
  await insertAll(trx, 'game_messages', messages)
  const winners = jackpots.fallen.map(({ userId }) => userId)
  return { considered, moved: [...new Set([...books.moved, ...winners])], jackpots, spareIds }
}
