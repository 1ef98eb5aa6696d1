/** Takes or refuses each call of a batch on its own (rules 12.2, 12.3). Reads no database. */
import { outcomeOf, type Outcome } from '@grandstand/shared-types/games/wallet/outcome'
import { openPockets } from '#bonuses/playing/running_grants'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import type { PlayGuard } from '#protection/play_guard'
import type { CurrentSite } from '#sites/current_site'
import type { MoneyAnswer, MoneyCall, Refused, RollbackCall, WinCall } from '#wallet/calls/calls'
import { betFault, type Fault } from '#wallet/applying/bet_fault'
import { payWin, takeBet, undo, type Stage } from '#wallet/applying/effects'
import { relatedOf, stakeOf, type Item } from '#wallet/applying/item'
import type { Round, Transaction } from '#wallet/applying/rows'
import type { RunningBooks } from '#wallet/applying/running_books'

export interface Players {
  profiles: ReadonlyMap<number, BettingProfile>
  guards: ReadonlyMap<number, PlayGuard>
  /** By site; a brand that is off is missing. */
  sites: ReadonlyMap<number, CurrentSite>
  /** The account of games by user. */
  houses: ReadonlyMap<number, number>
}

export interface Considered {
  answer: MoneyAnswer
  /** `done`, `repeated`, or the key of the refusal. */
  verdict: string
}

export function consider(item: Item, books: RunningBooks, players: Players): Considered {
  const { call, provider, userId } = item
  const own = books.transaction(provider.id, call.transactionId)
  const related = relatedOf(call)
  const round = userId === null ? null : books.round(provider.id, userId, call.roundId)
  const outcome = outcomeOf(
    { kind: call.kind, userId, payloadHash: item.payloadHash, related },
    { own, related: books.transaction(provider.id, related), round }
  )
  const pockets = books.pockets(userId)
  if (userId !== null && pockets) {
    // the balance that is told is that of the game, whatever this bet stakes
    pockets.openBonus = openPockets(books.bonuses.covering(userId, item.game, round, 0))
  }
  if (outcome.does === 'repeat' && own) return { answer: own.answer, verdict: 'repeated' }
  const answer =
    outcome.does === 'refuse'
      ? refused(item, books, players, outcome)
      : effectOf(item, books, players, { outcome, round })
  return { answer, verdict: answer.isTaken ? 'done' : answer.key }
}

function refused(
  { userId }: Item,
  books: RunningBooks,
  { profiles }: Players,
  { key, params = [] }: Fault
): Refused {
  const pockets = books.pockets(userId)
  return {
    isTaken: false,
    key,
    params,
    userId,
    balanceMinor: pockets?.spendableMinor ?? null,
    currency: userId === null ? null : (profiles.get(userId)?.currency ?? null),
  }
}

interface Deciding {
  outcome: Outcome
  round: Round | null
}

function effectOf(
  item: Item,
  books: RunningBooks,
  players: Players,
  { outcome, round }: Deciding
): MoneyAnswer {
  const { call, userId, provider } = item
  const refuse = (fault: Fault) => refused(item, books, players, fault)
  const profile = userId === null ? undefined : players.profiles.get(userId)
  const pockets = books.pockets(userId)
  const isPlayer = profile?.siteId === provider.siteId && !profile.isDesk
  if (!isPlayer || !pockets || userId === null) {
    return refuse({ key: call.kind === 'bet' ? 'gameSessionUnknown' : 'playerUnknown' })
  }
  const gamesId = must(players.houses.get(userId), 'account of games')
  const stage: Stage = { item, books, pockets, gamesId, currency: profile.currency }
  const effect =
    outcome.does === 'take' ? taken(stage, players, round) : followed(stage, call, outcome)
  if ('key' in effect) {
    // a refused win may come again after its bet; a refused bet stays refused
    const answer = refuse(effect)
    if (call.kind === 'bet') books.add(rowOf(stage, 'refused', { roundId: null }, answer))
    return answer
  }
  const own = books.roundById(effect.roundId ?? null)
  if (own && own.state === 'open' && (call.closesRound || isEmptyWin(call))) {
    books.change(own, { state: 'closed', closedAt: clock.now() })
  }
  const answer: MoneyAnswer = {
    isTaken: true,
    userId,
    ourId: item.ids.transaction,
    balanceMinor: pockets.spendableMinor,
    currency: profile.currency,
  }
  books.add(rowOf(stage, 'done', effect, answer))
  return answer
}

const isEmptyWin = (call: MoneyCall): boolean => call.kind === 'win' && call.amountMinor === 0

type Effect = Partial<Pick<Transaction, 'roundId' | 'transferId' | 'parts'>>

function taken(stage: Stage, players: Players, round: Round | null): Effect | Fault {
  const { item, books, pockets } = stage
  const { call, userId, game } = item
  if (call.kind === 'bet') {
    const id = must(userId, 'player')
    const site = players.sites.get(item.provider.siteId) ?? null
    const profile = players.profiles.get(id)
    const guard = players.guards.get(id)
    const fault = betFault({ ...item, call }, { profile, guard, site, rooms: books.rooms(id) })
    if (fault) return fault
    const amountMinor = stakeOf(call)
    const covering = books.bonuses.covering(id, game, round, amountMinor)
    const open = openPockets(covering)
    const parts = amountMinor === 0 ? [] : pockets.draw(amountMinor, open)
    if (!parts) {
      return { key: 'insufficientCredit', params: [amountMinor, pockets.spendable(open)] }
    }
    const own = round ?? books.openRound(item, must(game, 'game'), stage.currency)
    books.bonuses.pay(own, covering, parts)
    return { roundId: own.id, ...takeBet(stage, own, amountMinor, parts) }
  }
  if (call.kind === 'endRound' || call.kind === 'rollback') return { roundId: round?.id ?? null }
  return win(stage, call, round)
}

/** A game that was removed since the bet is known by its round. */
function win(stage: Stage, call: WinCall, round: Round | null): Effect | Fault {
  const { item, books, currency } = stage
  const related = books.transaction(item.provider.id, call.betTransactionId)
  const ofBet = call.kind === 'win' ? books.roundById(related?.roundId ?? null) : null
  const known = ofBet ?? round
  if (call.currency !== currency) return { key: 'currencyDiffers' }
  if (!item.game && known?.gameCode !== call.gameCode) return { key: 'gameUnknown' }
  const own = known ?? books.openRound(item, must(item.game, 'game'), currency)
  return { roundId: own.id, ...payWin(stage, own, call.amountMinor) }
}

function followed(stage: Stage, call: MoneyCall, { does }: Outcome): Effect {
  const { books, item } = stage
  const related = books.transaction(item.provider.id, relatedOf(call))
  if (call.kind !== 'rollback') throw new Error(`a ${call.kind} has nothing to undo`)
  if (does === 'undo' && related) {
    return { roundId: related.roundId, ...undo(stage, related, call.takesWins) }
  }
  if (does === 'bury') bury(stage, call, related)
  return { roundId: related?.roundId ?? null }
}

/** Leaves a tombstone for a transaction that is not there, or was refused. */
function bury(stage: Stage, call: RollbackCall, related: Transaction | null): void {
  const { books, item } = stage
  if (related) return books.change(related, { state: 'tombstone' })
  const answer: Refused = {
    isTaken: false,
    key: 'transactionRolledBack',
    params: [],
    userId: item.userId,
    balanceMinor: null,
    currency: null,
  }
  books.add({
    ...rowOf(stage, 'tombstone', {}, answer),
    id: item.ids.tombstone,
    transactionId: call.betTransactionId,
    kind: 'bet',
    related: null,
    payloadHash: '',
  })
}

function rowOf(
  { item, currency }: Stage,
  state: Transaction['state'],
  { roundId = null, transferId = null, parts = [] }: Effect,
  answer: MoneyAnswer
): Transaction {
  const { call, provider, userId, payloadHash, ids } = item
  const now = clock.now()
  return {
    id: ids.transaction,
    providerId: provider.id,
    transactionId: call.transactionId,
    kind: call.kind,
    state,
    roundId,
    userId: must(userId, 'player'),
    amountMinor: amountOf(call, parts),
    currency,
    related: relatedOf(call),
    transferId,
    parts,
    jackpotParts: null,
    roundedUpBy: 'roundedUpBy' in call ? call.roundedUpBy : 0,
    payloadHash,
    answer,
    createdAt: now,
    updatedAt: now,
  }
}

/** A rollback names no amount: it is what it gave back. */
function amountOf(call: MoneyCall, parts: Transaction['parts']): number {
  if (call.kind === 'bet') return stakeOf(call)
  if ('amountMinor' in call) return call.amountMinor
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
