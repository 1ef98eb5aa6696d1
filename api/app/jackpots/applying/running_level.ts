/** A level within a batch of stakes: what one stake changes, the next one finds. */
import {
  addShare,
  MICRO,
  shareOf,
  takeBack,
  type JackpotPart,
  type JackpotRun,
} from '@grandstand/shared-types/games/jackpot/jackpot'
import { drawSeeds, isHit } from '@grandstand/shared-types/games/jackpot/random_draw'
import { seedFrom, splitShare } from '@grandstand/shared-types/games/jackpot/reserve'
import type { LevelRule } from '@grandstand/shared-types/wire/games/jackpots'
import { must } from '#core/errors/must'
import type { KnownJackpot } from '#jackpots/applying/known_jackpots'
import type { StoredPart } from '#jackpots/applying/stakes'
import { ruleOf, type RuleColumns } from '#jackpots/runs/level_rule'
import { newRun, runOf, type PromisedRun, type RunColumns } from '#jackpots/runs/new_run'

export interface LevelColumns extends RunColumns, RuleColumns {
  id: number
  jackpot_id: number
  reserve_micro: number
  change_count: number
}

/** A run that fell, and the stake that brought it down. */
export interface Fall<Stake> {
  run: PromisedRun
  stake: Stake
}

interface Payer {
  siteId: number
  /** The brand's account that pays the shares. */
  houseId: number
}

/** What a brand put into the runs of a level, and into its reserve, in whole minor units. */
interface Put {
  houseId: number
  amountMinor: number
  reserveMinor: number
}

/** What a run begins with: out of the reserve, and the rest from the house. */
export interface RunSeed {
  number: number
  houseMinor: number
  fromReserveMinor: number
}

export class RunningLevel<Stake extends Payer & { amountMinor: number }> {
  readonly id: number
  readonly falls: Fall<Stake>[] = []
  /** What each brand put in, in whole minor units. */
  readonly put = new Map<number, Put>()
  /** Of the runs that began. */
  readonly seeds: RunSeed[] = []
  readonly changeCount: number
  isChanged = false
  now: PromisedRun
  reserveMicro: number
  /** Of the next run, but for the share, which counts at once. */
  readonly #rule: LevelRule

  constructor(
    row: LevelColumns,
    readonly jackpot: KnownJackpot
  ) {
    this.id = Number(row.id)
    this.now = runOf(this.id, row)
    this.reserveMicro = Number(row.reserve_micro)
    this.changeCount = Number(row.change_count) + 1
    this.#rule = ruleOf(row)
  }

  /** What the stake put into the runs of the level and its reserve. */
  add(stake: Stake): Omit<StoredPart, 'level'>[] {
    // a figure that nobody knows cannot be reached: the level rests until the key is back
    if (this.now.serverSeed === null) return []
    const share = shareOf(stake.amountMinor, this.#rule.sharePpm, this.now.run)
    if (share === 0) return []
    const { runMicro, reserveMicro } = splitShare(share, this.#rule.reservePpm)
    const before = this.now
    const was = this.#held()
    const begun = this.seeds.length
    this.reserveMicro += reserveMicro
    const { isHit: hits, run: drawn } = this.#draw(before, stake.amountMinor)
    const runs = new Map([[drawn.number, { ...before, run: drawn }]])
    const begin = (number: number) => this.#begin(number, runs)
    const { run, fallen, parts } = addShare(drawn, runMicro, begin, hits)
    this.now = { ...must(runs.get(run.number), 'run of a jackpot'), run }
    this.#fell(fallen, runs, stake)
    this.#put(stake, was, { paidMinor: paidOf(fallen), seeds: this.seeds.slice(begun) })
    this.isChanged = true
    return withReserve(parts, before.run.number, reserveMicro)
  }

  /** Takes back what went into the run that goes on, and into the reserve since it began. */
  takeBack(payer: Payer, parts: readonly StoredPart[]): void {
    const own = parts.filter((part) => part.run === this.now.run.number)
    if (own.length === 0) return
    const was = this.#held()
    this.now = { ...this.now, run: takeBack(this.now.run, own) }
    for (const { reserveMicro = 0 } of own) this.reserveMicro -= reserveMicro
    this.#put(payer, was, { paidMinor: 0, seeds: [] })
    this.isChanged = true
  }

  /** A stake on a random level has the next draw of its run. */
  #draw({ run, serverSeed }: PromisedRun, stakeMinor: number) {
    if (run.kind !== 'random') return { run, isHit: false }
    const draws = run.draws + 1
    const { meanStakesMinor } = run
    const of = { levelId: this.id, run: run.number, serverSeed: must(serverSeed, 'seed of a run') }
    return {
      run: { ...run, draws },
      isHit: isHit(drawSeeds(of, draws), { stakeMinor, meanStakesMinor }),
    }
  }

  #begin(number: number, runs: Map<number, PromisedRun>): JackpotRun {
    const next = newRun(this.id, number, this.#rule)
    const { reserveMicro, ...seed } = seedFrom(this.reserveMicro, next.run.seedMinor)
    this.reserveMicro = reserveMicro
    this.seeds.push({ number, ...seed })
    runs.set(number, next)
    return next.run
  }

  #fell(fallen: readonly JackpotRun[], runs: ReadonlyMap<number, PromisedRun>, stake: Stake) {
    for (const run of fallen) {
      const promised = must(runs.get(run.number), 'run of a jackpot')
      this.falls.push({ run: { ...promised, run }, stake })
    }
  }

  #held = () => ({
    valueMinor: minorOf(this.now.run.valueMicro),
    reserveMinor: minorOf(this.reserveMicro),
  })

  /** What came in since the level held `was`: what it holds more, and what it paid, less the seeds. */
  #put({ siteId, houseId }: Payer, was: Held, { paidMinor, seeds }: Moved): void {
    const is = this.#held()
    const before = this.put.get(siteId) ?? { amountMinor: 0, reserveMinor: 0 }
    const fromReserve = sumOf(seeds.map(({ fromReserveMinor }) => fromReserveMinor))
    const fromHouse = sumOf(seeds.map(({ houseMinor }) => houseMinor))
    this.put.set(siteId, {
      houseId,
      amountMinor:
        before.amountMinor + is.valueMinor - was.valueMinor + paidMinor - fromHouse - fromReserve,
      reserveMinor: before.reserveMinor + is.reserveMinor - was.reserveMinor + fromReserve,
    })
  }
}

interface Held {
  valueMinor: number
  reserveMinor: number
}

interface Moved {
  paidMinor: number
  seeds: readonly RunSeed[]
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)
const paidOf = (fallen: readonly JackpotRun[]): number =>
  sumOf(fallen.map(({ fallsAtMinor }) => fallsAtMinor))

/** The reserve is told of with the run in which the stake came: it is spent when that run falls. */
function withReserve(parts: readonly JackpotPart[], run: number, reserveMicro: number) {
  if (reserveMicro === 0) return [...parts]
  const [first, ...rest] = parts
  return first?.run === run
    ? [{ ...first, reserveMicro }, ...rest]
    : [{ run, micro: 0, reserveMicro }, ...parts]
}

/** The whole minor units of a value. */
export const minorOf = (valueMicro: number): number => Math.floor(valueMicro / MICRO)
