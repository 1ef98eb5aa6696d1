/** Calls of a provider in any order and repeated, against a fold that knows no order (must-hold M12). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldRound, netOf, noSums } from '../../../src/games/wallet/fold_round.ts'
import { outcomeOf, type OrderedCall, type Outcome } from '../../../src/games/wallet/outcome.ts'
import {
  isWinKind,
  type GameTransactionKind,
  type GameTransactionState,
} from '../../../src/games/wallet/transactions.ts'

interface Call extends OrderedCall {
  name: string
  amountMinor: number
  closes?: boolean
}

interface Stored {
  kind: GameTransactionKind
  state: GameTransactionState
  userId: number
  payloadHash: string
  related: string | null
  amountMinor: number
}

const USER = 7

/** The wallet of one round, in memory. A rollback of a bet takes back the wins that name it. */
class Book {
  readonly stored = new Map<string, Stored>()
  balance = 0
  isClosed = false

  send(call: Call): Outcome['does'] {
    const related = call.related === null ? null : (this.stored.get(call.related) ?? null)
    const sums = foldRound([...this.stored.values()])
    const isRound = [...this.stored.values()].some(
      ({ kind, state }) => kind === 'bet' && state !== 'tombstone'
    )
    const outcome = outcomeOf(call, {
      own: this.stored.get(call.name) ?? null,
      related,
      round: isRound ? { state: this.isClosed ? 'closed' : 'open', ...sums } : null,
    })
    if (outcome.does === 'refuse' || outcome.does === 'repeat') return outcome.does
    const { kind, userId, payloadHash, amountMinor, name } = call
    if (call.closes) this.isClosed = true
    this.stored.set(name, {
      kind,
      state: 'done',
      userId: userId ?? 0,
      payloadHash,
      related: call.related,
      amountMinor,
    })
    if (outcome.does === 'take' && kind === 'bet') this.balance -= amountMinor
    if (outcome.does === 'take' && isWinKind(kind)) this.balance += amountMinor
    if (outcome.does === 'undo' && related) this.undo(related, call.related)
    if (outcome.does === 'bury' && call.related !== null) {
      this.stored.set(call.related, {
        kind: 'bet',
        state: 'tombstone',
        userId: USER,
        payloadHash: '',
        related: null,
        amountMinor: 0,
      })
    }
    return outcome.does
  }

  private undo(related: Stored, name: string | null): void {
    related.state = 'rolledBack'
    this.balance += related.kind === 'bet' ? related.amountMinor : 0 - related.amountMinor
    if (related.kind !== 'bet') return
    for (const win of this.stored.values()) {
      if (isWinKind(win.kind) && win.related === name && win.state === 'done') this.undo(win, null)
    }
  }
}

const callOf = (kind: GameTransactionKind, name: string, rest: Partial<Call> = {}): Call => ({
  kind,
  name,
  userId: USER,
  payloadHash: `${kind}:${name}:${rest.amountMinor ?? 0}:${rest.related ?? ''}`,
  related: null,
  amountMinor: 0,
  ...rest,
})

const BET = callOf('bet', 'b', { amountMinor: 100 })
const WIN = callOf('win', 'w', { amountMinor: 250, related: 'b' })
const ROLLBACK = callOf('rollback', 'r', { related: 'b' })

const ORDERS = [
  [BET, WIN, ROLLBACK],
  [BET, ROLLBACK, WIN],
  [WIN, BET, ROLLBACK],
  [WIN, ROLLBACK, BET],
  [ROLLBACK, BET, WIN],
  [ROLLBACK, WIN, BET],
]

describe('M12 a bet, its win and its rollback', () => {
  test.each(ORDERS)(
    '%#: leave nothing, however often each comes, and a late bet is refused',
    (...order) => {
      for (const times of [1, 2, 5]) {
        const book = new Book()
        for (const call of order) for (let time = 0; time < times; time++) book.send(call)
        expect(book.balance).toBe(0)
        const again = book.send(BET)
        expect(['repeat', 'refuse']).toContain(again)
        expect(book.balance).toBe(0)
      }
    }
  )

  test('a bet that comes after its rollback is never taken', () => {
    const book = new Book()
    expect(book.send(ROLLBACK)).toBe('bury')
    expect(book.send(BET)).toBe('refuse')
    expect(book.send(callOf('rollback', 'r2', { related: 'b' }))).toBe('pass')
  })
})

test('M12 shuffled and repeated calls leave the balance of a fold from scratch', () => {
  const calls = fc
    .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 5 })
    .chain((amounts) => {
      const all = amounts.flatMap((amountMinor, index) => [
        callOf('bet', `b${index}`, { amountMinor }),
        callOf('win', `w${index}`, { amountMinor: amountMinor * 2, related: `b${index}` }),
        callOf('jackpot', `j${index}`, { amountMinor: 5 }),
        ...(index % 2 === 0 ? [callOf('rollback', `r${index}`, { related: `b${index}` })] : []),
      ])
      return fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length })
    })
  fc.assert(
    fc.property(calls, (order) => {
      const book = new Book()
      for (const call of order) book.send(call)
      expect(book.balance).toBe(netOf(foldRound([...book.stored.values()])))
    })
  )
})

test('the same name with another payload is refused', () => {
  const book = new Book()
  book.send(BET)
  expect(book.send({ ...BET, payloadHash: 'other' })).toBe('refuse')
  expect(book.balance).toBe(-100)
})

test('the same name and words for another player are refused, and a copy without a player is a copy', () => {
  const book = new Book()
  expect(book.send(BET)).toBe('take')
  expect(book.send({ ...BET, userId: USER + 1 })).toBe('refuse')
  expect(book.send({ ...BET, userId: null })).toBe('repeat')
  expect(book.balance).toBe(-100)
})

test('a win without a bet is refused, but not free spins, promotions and jackpots', () => {
  const known = { own: null, related: null, round: null }
  const does = (kind: GameTransactionKind) => outcomeOf(callOf(kind, 'x'), known).does
  expect(does('win')).toBe('refuse')
  expect([does('freeSpins'), does('promo'), does('jackpot')]).toEqual(['take', 'take', 'take'])
})

test('a closed round takes wins and no bets', () => {
  const round = { state: 'closed' as const, betCount: 1, undoneCount: 0 }
  const known = { own: null, related: null, round }
  expect(outcomeOf(callOf('bet', 'x'), known)).toEqual({ does: 'refuse', key: 'roundClosed' })
  expect(outcomeOf(callOf('win', 'x'), known).does).toBe('take')
  expect(netOf(noSums())).toBe(0)
})
