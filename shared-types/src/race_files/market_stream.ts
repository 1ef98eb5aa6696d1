/**
 * Recorded streams of a betting exchange's market on a race, one JSON message a line: its field, prices, withdrawals, off and
 * winners, in the order in which they came.
 */
import { parseOdds } from '../money/parse_odds.ts'
import type { FieldKind } from '../racing/field/runner.ts'

export interface StreamedRunner {
  /** Its place on the card of the market, from 1. */
  number: number
  name: string
}

interface At {
  /** In epoch milliseconds. */
  at: number
}
export type RaceEvent = At &
  (
    | { kind: 'price'; runner: number; oddsMilli: number }
    /** The price is the last one before, null for a runner that nobody had backed. */
    | { kind: 'withdrawn'; runner: number; withdrawnAt: number; oddsMilli: number | null }
    | { kind: 'suspended' }
    | { kind: 'opened' }
    | { kind: 'off' }
    | { kind: 'result'; winners: number[]; startingPrices: { runner: number; oddsMilli: number }[] }
  )

export interface RaceStream {
  /** Such as `1m Hcap`. */
  name: string
  meeting: string
  kind: FieldKind
  isHandicap: boolean
  startsAt: number
  runners: StreamedRunner[]
  events: RaceEvent[]
  messageCount: number
}

interface RunnerDefinition {
  id: number
  name?: string
  sortPriority: number
  status: string
  removalDate?: string
  bsp?: number | null
}
interface Definition {
  name?: string
  venue?: string
  eventTypeId: string
  marketTime: string
  status: string
  inPlay: boolean
  runners: RunnerDefinition[]
}
interface Message {
  pt: number
  mc?: { marketDefinition?: Definition; rc?: { id: number; ltp?: number }[] }[]
}

const KINDS: Readonly<Record<string, FieldKind>> = { '7': 'horses', '4339': 'dogs' }

/** Throws an Error that names the line for a text that is no such stream, and for a sport without a field. */
export function readMarketStream(text: string): RaceStream {
  const messages = text.split('\n').flatMap((line, index): Message[] => {
    if (line.trim() === '') return []
    return [messageOf(line, index + 1)]
  })
  const first = messages.flatMap(({ mc = [] }) =>
    mc.flatMap((one) => one.marketDefinition ?? [])
  )[0]
  if (!first) throw new Error('no line says which market it is')
  const kind = KINDS[first.eventTypeId]
  if (!kind) throw new Error(`event type ${first.eventTypeId} is no race`)
  const reading = new Reading(first)
  for (const message of messages) reading.take(message)
  const { name = '', venue = '' } = first
  return {
    name,
    meeting: venue,
    kind,
    isHandicap: /\bhcap\b|handicap/i.test(name),
    startsAt: Date.parse(first.marketTime),
    runners: first.runners.map(({ sortPriority, name: runner = '' }) => ({
      number: sortPriority,
      name: runner,
    })),
    events: reading.events,
    messageCount: messages.length,
  }
}

function messageOf(line: string, number: number): Message {
  try {
    const message: Message = JSON.parse(line)
    if (Number.isSafeInteger(message.pt)) return message
  } catch {
    // named below
  }
  throw new Error(`line ${number} is no message of a market`)
}

/** Turns messages, which repeat the whole state, into what has happened. */
class Reading {
  readonly events: RaceEvent[] = []
  readonly #numbers: ReadonlyMap<number, number>
  readonly #prices = new Map<number, number>()
  readonly #out = new Set<number>()
  #state = { isOpen: true, isOff: false, isOver: false }

  constructor({ runners }: Definition) {
    this.#numbers = new Map(runners.map(({ id, sortPriority }) => [id, sortPriority]))
  }

  take({ pt: at, mc = [] }: Message): void {
    for (const { marketDefinition, rc = [] } of mc) {
      // a withdrawal comes with the prices that it makes
      if (marketDefinition) this.#define(at, marketDefinition)
      for (const { id, ltp } of rc) this.#price(at, id, ltp)
    }
  }

  #price(at: number, id: number, price: number | undefined): void {
    const runner = this.#numbers.get(id)
    const oddsMilli = price === undefined ? null : parseOdds(String(price))
    if (runner === undefined || oddsMilli === null || this.#state.isOver) return
    this.#prices.set(runner, oddsMilli)
    if (!this.#out.has(runner)) this.events.push({ at, kind: 'price', runner, oddsMilli })
  }

  #define(at: number, { status, inPlay, runners }: Definition): void {
    for (const one of runners) this.#withdraw(at, one)
    const { isOpen, isOff, isOver } = this.#state
    if (inPlay && !isOff) this.events.push({ at, kind: 'off' })
    if (status === 'SUSPENDED' && isOpen) this.events.push({ at, kind: 'suspended' })
    if (status === 'OPEN' && !isOpen) this.events.push({ at, kind: 'opened' })
    const isClosed = status === 'CLOSED'
    if (isClosed && !isOver) this.events.push({ at, kind: 'result', ...this.#resultOf(runners) })
    this.#state = {
      isOpen: status === 'OPEN',
      isOff: isOff || inPlay,
      isOver: isOver || isClosed,
    }
  }

  #withdraw(at: number, { id, status, removalDate }: RunnerDefinition): void {
    const runner = this.#numbers.get(id)
    if (status !== 'REMOVED' || runner === undefined || this.#out.has(runner)) return
    this.#out.add(runner)
    const withdrawnAt = removalDate === undefined ? at : Date.parse(removalDate)
    const oddsMilli = this.#prices.get(runner) ?? null
    this.events.push({ at, kind: 'withdrawn', runner, withdrawnAt, oddsMilli })
  }

  #resultOf(runners: readonly RunnerDefinition[]) {
    return {
      winners: runners
        .filter(({ status }) => status === 'WINNER')
        .flatMap(({ id }) => this.#numbers.get(id) ?? []),
      startingPrices: runners.flatMap(({ id, bsp }) => {
        const runner = this.#numbers.get(id)
        const oddsMilli = bsp === undefined || bsp === null ? null : parseOdds(String(bsp))
        return runner === undefined || oddsMilli === null ? [] : [{ runner, oddsMilli }]
      }),
    }
  }
}
