/** A level within a batch of stakes: what one stake changes, the next one finds. */
import {
  addShare,
  MICRO,
  shareOf,
  takeBack,
  type JackpotPart,
  type LevelTerms,
} from '@grandstand/shared-types/games/jackpot/jackpot'
import { must } from '#core/errors/must'
import type { KnownJackpot } from '#jackpots/applying/known_jackpots'
import { newRun, runOf, type PromisedRun, type RunColumns } from '#jackpots/runs/new_run'

export interface LevelColumns extends RunColumns {
  id: number
  jackpot_id: number
  share_ppm: number
  seed: number
  must_fall_before: number
  change_count: number
}

/** A run that fell, and the stake that brought it down. */
export interface Fall<Stake> {
  run: PromisedRun
  stake: Stake
}

interface Payer {
  siteId: number
  /** The brand's account of games. */
  gamesId: number
}

export class RunningLevel<Stake extends Payer & { amountMinor: number }> {
  readonly id: number
  readonly falls: Fall<Stake>[] = []
  /** What each brand's games put in, in whole minor units. */
  readonly put = new Map<number, { gamesId: number; amountMinor: number }>()
  readonly changeCount: number
  isChanged = false
  now: PromisedRun
  readonly #sharePpm: number
  /** Of the next run. */
  readonly #terms: LevelTerms

  constructor(
    row: LevelColumns,
    readonly jackpot: KnownJackpot
  ) {
    this.id = Number(row.id)
    this.now = runOf(this.id, row)
    this.changeCount = Number(row.change_count) + 1
    this.#sharePpm = Number(row.share_ppm)
    this.#terms = {
      seedMinor: Number(row.seed),
      mustFallBeforeMinor: Number(row.must_fall_before),
    }
  }

  /** What the stake put into the runs of the level. */
  add(stake: Stake): JackpotPart[] {
    // a figure that nobody knows cannot be reached: the level rests until the key is back
    if (this.now.serverSeed === null) return []
    const before = this.now
    const runs = new Map([[before.run.number, before]])
    const share = shareOf(stake.amountMinor, this.#sharePpm, before.run)
    const { run, fallen, parts } = addShare(before.run, share, (number) => {
      const next = newRun(this.id, number, this.#terms)
      runs.set(number, next)
      return next.run
    })
    let putMinor = minorOf(run.valueMicro) - minorOf(before.run.valueMicro)
    for (const one of fallen) {
      const promised = must(runs.get(one.number), 'run of a jackpot')
      this.falls.push({ run: { ...promised, run: one }, stake })
      putMinor += one.fallsAtMinor
    }
    for (const [number, { run: begun }] of runs) {
      if (number !== before.run.number) putMinor -= begun.seedMinor
    }
    this.#put(stake, putMinor)
    this.now = { ...must(runs.get(run.number), 'run of a jackpot'), run }
    this.isChanged ||= parts.length > 0
    return parts
  }

  takeBack(payer: Payer, parts: readonly JackpotPart[]): void {
    const run = takeBack(this.now.run, parts)
    if (run.valueMicro === this.now.run.valueMicro) return
    this.#put(payer, minorOf(run.valueMicro) - minorOf(this.now.run.valueMicro))
    this.now = { ...this.now, run }
    this.isChanged = true
  }

  #put({ siteId, gamesId }: Payer, amountMinor: number): void {
    const before = this.put.get(siteId)?.amountMinor ?? 0
    this.put.set(siteId, { gamesId, amountMinor: before + amountMinor })
  }
}

/** The whole minor units of a value. */
export const minorOf = (valueMicro: number): number => Math.floor(valueMicro / MICRO)
