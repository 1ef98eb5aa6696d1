/**
 * One price with its last movement, as a cell shows it. Kept outside React, so that a tick paints the cell once and
 * starts no timer; one timer ends the movements of all cells.
 */
import { movementAfter, movementBetween, type Movement } from './movement.ts'
import { oddsStore, type StorePrice, type OddsStore } from './store.ts'

/** Time between two steps of the common timer. */
const HAND_MS = 100

export interface ShownPrice {
  readonly price: StorePrice | undefined
  /** Set while the arrow is shown; null for a price seen for the first time, and after a silence. */
  readonly movement: Movement | null
}

const moving = new Set<PriceCell>()
let hand: ReturnType<typeof setInterval> | undefined

function startHand(cell: PriceCell): void {
  moving.add(cell)
  hand ??= setInterval(() => {
    const nowMs = performance.now()
    for (const each of moving) if (!each.age(nowMs)) moving.delete(each)
    if (moving.size > 0) return
    clearInterval(hand)
    hand = undefined
  }, HAND_MS)
}

export class PriceCell {
  #shown: ShownPrice
  #movedAt = 0
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly outcomeId: number,
    private readonly odds: OddsStore = oddsStore
  ) {
    this.#shown = { price: odds.get(outcomeId), movement: null }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = this.odds.subscribe(this.outcomeId, listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /** The same object until price or movement change. */
  readonly get = (): ShownPrice => {
    const price = this.odds.get(this.outcomeId)
    const { price: before, movement } = this.#shown
    if (price === before) return this.#shown
    const next = movementBetween(before, price)
    this.#shown = { price, movement: next ?? movement }
    if (next) {
      this.#movedAt = performance.now()
      startHand(this)
    }
    return this.#shown
  }

  /** Moves the movement on in time; false when it is over. */
  age(nowMs: number): boolean {
    const { price, movement } = this.#shown
    if (!movement) return false
    const next = movementAfter(movement, nowMs - this.#movedAt)
    if (next !== movement) {
      this.#shown = { price, movement: next }
      for (const listener of this.#listeners) listener()
    }
    return next !== null
  }
}
