/** What becomes of a provider's call, given what is stored already (rules 12.2, 12.3, must-hold M12). Pure. */
import {
  isWinKind,
  type GameRoundState,
  type GameTransactionKind,
  type GameTransactionState,
} from './transactions.ts'

/** The parts of a call that decide about its order among the others. */
export interface OrderedCall {
  kind: GameTransactionKind
  /** Null for a bet without a session, whose player nobody knows. */
  userId: number | null
  /** Equal for calls that say the same. */
  payloadHash: string
  /** The transaction that a win belongs to, or that a rollback undoes. */
  related: string | null
}

export interface KnownTransaction {
  kind: GameTransactionKind
  state: GameTransactionState
  userId: number
  payloadHash: string
}

export interface KnownRound {
  state: GameRoundState
  /** Bets in force. */
  betCount: number
  /** Bets that were rolled back. */
  undoneCount: number
}

/** What the provider's transactions of these names, and the round, are by now; null for what is not stored. */
export interface Known {
  own: KnownTransaction | null
  related: KnownTransaction | null
  round: KnownRound | null
}

export type OrderRefusal =
  | 'transactionDiffers'
  | 'transactionRolledBack'
  | 'transactionUnknown'
  | 'roundUnknown'
  | 'roundClosed'
  | 'playerUnknown'

/**
 * `repeat`: the stored answer again; `take`: the call has its effect; `undo`: the related transaction is undone; `bury`: it
 * is not there or was refused, and becomes a tombstone; `pass`: accepted, with nothing to do.
 */
export type Outcome =
  | { does: 'repeat' }
  | { does: 'refuse'; key: OrderRefusal }
  | { does: 'take' }
  | { does: 'undo' }
  | { does: 'bury' }
  | { does: 'pass' }

const refuse = (key: OrderRefusal): Outcome => ({ does: 'refuse', key })
const TAKE: Outcome = { does: 'take' }

/** The answer to a repeated call is the first one; a tombstone stands for a call that never came. */
export function outcomeOf(call: OrderedCall, known: Known): Outcome {
  const { own } = known
  if (own?.state === 'tombstone') return refuse('transactionRolledBack')
  // the same name and words, but another player's session
  if (own && call.userId !== null && own.userId !== call.userId) return refuse('transactionDiffers')
  if (own) {
    return own.payloadHash === call.payloadHash ? { does: 'repeat' } : refuse('transactionDiffers')
  }
  if (call.kind === 'bet') return known.round?.state === 'closed' ? refuse('roundClosed') : TAKE
  if (call.kind === 'rollback') return ofRollback(call, known)
  if (call.kind === 'endRound') return known.round ? TAKE : refuse('roundUnknown')
  if (call.kind !== 'win') return TAKE
  return ofWin(call, known)
}

function ofWin(call: OrderedCall, { related, round }: Known): Outcome {
  if (call.related === null) {
    if (round && round.betCount > 0) return TAKE
    return refuse(round && round.undoneCount > 0 ? 'transactionRolledBack' : 'transactionUnknown')
  }
  if (!related) return refuse('transactionUnknown')
  if (related.state === 'rolledBack' || related.state === 'tombstone') {
    return refuse('transactionRolledBack')
  }
  if (related.kind !== 'bet' || related.state === 'refused') return refuse('transactionUnknown')
  return related.userId === call.userId ? TAKE : refuse('playerUnknown')
}

function ofRollback(call: OrderedCall, { related }: Known): Outcome {
  if (!related) return { does: 'bury' }
  if (related.userId !== call.userId) return refuse('playerUnknown')
  if (related.kind !== 'bet' && !isWinKind(related.kind)) return refuse('transactionUnknown')
  if (related.state === 'refused') return { does: 'bury' }
  return related.state === 'done' ? { does: 'undo' } : { does: 'pass' }
}
