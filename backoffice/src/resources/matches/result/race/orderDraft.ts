/** The order of finish of a race as it is typed. Pure functions. */
import { plainTyped, plainWhole } from '@grandstand/shared-types/core/typed_text'
import { MATCH_STATUS_OF_RACE } from '@grandstand/shared-types/markets/facts/validate_race'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { RaceField } from '@grandstand/shared-types/racing/field/runner'
import type {
  FinishOutcome,
  OrderEntry,
  OrderOfFinish,
} from '@grandstand/shared-types/racing/finish/order'
import {
  USUAL_COUNTING_STAGES,
  type ResultStage,
} from '@grandstand/shared-types/racing/finish/declarations'
import {
  orderFaults,
  type OrderFaultReason,
} from '@grandstand/shared-types/racing/finish/order_faults'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type {
  RaceResult,
  RaceStatus,
  StartingPrice,
} from '@grandstand/shared-types/racing/finish/race_result'
import { typedPrice } from '../../markets/priceDoubt.ts'
import { readFacts, typedFactsOf, type FactName, type TypedFacts } from './raceFactsDraft.ts'

export interface TypedFinish {
  /** Read of those that finished alone. */
  position: string
  outcome: FinishOutcome
  /** Completed in motor sport, by one that did not finish; absent or empty where it is not known. */
  laps?: string
}

export interface OrderDraft {
  status: RaceStatus
  /** As what the order is declared; read of a race that was run. */
  stage: ResultStage
  /** By the number of the runner; one that is missing is unplaced. */
  finishes: Readonly<Record<number, TypedFinish>>
  /** Starting prices by the number of the runner, as typed; empty while one is not known. */
  prices: Readonly<Record<number, string>>
  /** Beside the order. */
  facts: TypedFacts
}

const UNPLACED: TypedFinish = { position: '', outcome: 'unplaced' }

export const finishTyped = ({ finishes }: OrderDraft, runner: number): TypedFinish =>
  finishes[runner] ?? UNPLACED

/** Runners of which the order can say something: those that run, disqualified ones with them. */
export const ofOrder = (field: RaceField): number[] =>
  field.runners
    .filter(({ status }) => status === 'declared' || status === 'disqualified')
    .map(({ number }) => number)

/** The form filled with the facts in force; a runner that the officials shut out is disqualified from the start. */
export function draftOf(facts: MatchFacts | null, field: RaceField): OrderDraft {
  const shutOut = field.runners
    .filter(({ status }) => status === 'disqualified')
    .map(({ number }) => [number, { position: '', outcome: 'disqualified' }] as const)
  const said = (facts?.race?.order ?? []).map(
    ({ runner, outcome, finishingPosition, laps }) =>
      [
        runner,
        {
          outcome,
          position: String(finishingPosition ?? ''),
          ...(laps !== undefined && { laps: String(laps) }),
        },
      ] as const
  )
  return {
    status: facts?.race?.status ?? 'ran',
    stage: facts?.race?.stage ?? USUAL_COUNTING_STAGES[field.kind],
    finishes: Object.fromEntries([...shutOut, ...said]),
    prices: Object.fromEntries(
      (facts?.race?.startingPrices ?? []).map(({ runner, oddsMilli }) => [
        runner,
        formatOdds(oddsMilli),
      ])
    ),
    facts: typedFactsOf(facts?.race ?? {}, field),
  }
}

/** A position makes a runner one that finished, an emptied field one that is unplaced. */
export const placed = (position: string): TypedFinish =>
  plainTyped(position) === '' ? UNPLACED : { position, outcome: 'finished' }

/** What the draft says of the runners of the field; a position that is no number is 0. */
export function orderOf(draft: OrderDraft, field: RaceField): OrderOfFinish {
  if (draft.status !== 'ran') return []
  return ofOrder(field).flatMap((runner): OrderEntry[] => {
    const { outcome, position, laps: typedLaps = '' } = finishTyped(draft, runner)
    const laps = plainWhole(typedLaps, 3)
    if (outcome === 'unplaced') return []
    if (outcome !== 'finished') return [{ runner, outcome, ...(laps !== null && { laps }) }]
    return [{ runner, outcome, finishingPosition: plainWhole(position, 2) ?? 0 }]
  })
}

export const factsOf = (draft: OrderDraft, field: RaceField): MatchFacts => ({
  status: MATCH_STATUS_OF_RACE[draft.status],
  periods: {},
  race: raceOf(draft, field),
})

function raceOf(draft: OrderDraft, field: RaceField): RaceResult {
  const { status, stage } = draft
  const startingPrices = pricesOf(draft, field)
  const race = {
    status,
    order: orderOf(draft, field),
    ...(status === 'ran' && { stage }),
    ...(startingPrices.length > 0 && { startingPrices }),
  }
  return { ...race, ...readFacts(draft.facts, field, race).facts }
}

const isTyped = ({ prices }: OrderDraft, runner: number): boolean =>
  plainTyped(prices[runner] ?? '') !== ''

/** Those of the runners that ran, as far as they can be read. */
const pricesOf = (draft: OrderDraft, field: RaceField): StartingPrice[] =>
  draft.status !== 'ran'
    ? []
    : ofOrder(field).flatMap((runner) => {
        const oddsMilli = typedPrice(draft.prices[runner] ?? '')
        return oddsMilli === null ? [] : [{ runner, oddsMilli }]
      })

/** Runners whose starting price cannot be read. */
export const priceFaultsOf = (draft: OrderDraft, field: RaceField): ReadonlySet<number> =>
  new Set(
    ofOrder(field).filter(
      (runner) => isTyped(draft, runner) && typedPrice(draft.prices[runner] ?? '') === null
    )
  )

/** Names of the facts beside the order that are wrong. */
export const factFaultsOf = (draft: OrderDraft, field: RaceField): ReadonlySet<FactName> =>
  readFacts(draft.facts, field, { status: draft.status, order: orderOf(draft, field) }).faulty

export interface NamedFault {
  reason: OrderFaultReason
  /** Null for a fault of the whole order. */
  runner: number | null
}

/** Bets to win alone are sold. */
const PLACES_SOLD = 1

/** What is wrong with the order, at the runner that it is to be mended at; of a position, at each runner that has it. */
export function faultsOf(draft: OrderDraft, field: RaceField): NamedFault[] {
  if (draft.status !== 'ran') return []
  const order = orderOf(draft, field)
  return orderFaults(field, order, PLACES_SOLD).flatMap(({ reason, runner, finishingPosition }) =>
    finishingPosition === undefined
      ? [{ reason, runner }]
      : faultsAt(order, finishingPosition, reason)
  )
}

/** A fault of a position, at each runner that has it. */
export const faultsAt = (
  order: OrderOfFinish,
  position: number,
  reason: OrderFaultReason
): NamedFault[] =>
  order
    .filter(({ finishingPosition }) => finishingPosition === position)
    .map(({ runner }) => ({ reason, runner }))
