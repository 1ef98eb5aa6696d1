import { commit, newServerSeed } from '@grandstand/shared-types/draws/commit'
import {
  fallsAt,
  MICRO,
  runSeeds,
  type JackpotRun,
  type LevelKind,
  type LevelTerms,
} from '@grandstand/shared-types/games/jackpot/jackpot'
import { secretsFor } from '#core/sealed_secrets'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'

export const PURPOSE = 'jackpot-seed'
const sealing = secretsFor(PURPOSE)

/** A run with the promise of its figure. */
export interface PromisedRun {
  run: JackpotRun
  /** Null when it was sealed with another `APP_KEY`: nobody knows where the run falls. */
  serverSeed: string | null
  seedHash: string
  sealedSeed: string
  begunAt: number
}

/** Begins a run with a new secret seed (rules 13.1, 13.6). */
export function newRun(levelId: number, number: number, terms: LevelTerms): PromisedRun {
  const { seedMinor, mustFallBeforeMinor, kind, meanStakesMinor } = terms
  const serverSeed = newServerSeed()
  return {
    run: {
      number,
      seedMinor,
      mustFallBeforeMinor,
      kind,
      meanStakesMinor,
      draws: 0,
      valueMicro: seedMinor * MICRO,
      fallsAtMinor: figureFrom(levelId, number, serverSeed, terms),
    },
    serverSeed,
    seedHash: commit(serverSeed),
    sealedSeed: must(sealing.seal({ serverSeed }), 'sealed seed of a jackpot'),
    begunAt: clock.now(),
  }
}

/** A random run has no figure of its own: it falls at its bound at the latest. */
const figureFrom = (levelId: number, number: number, serverSeed: string, terms: LevelTerms) =>
  terms.kind === 'random'
    ? terms.mustFallBeforeMinor
    : fallsAt(runSeeds(levelId, number, serverSeed), terms)

export interface RunColumns {
  run_number: number
  run_seed: number
  run_must_fall_before: number
  value_micro: number
  seed_hash: string
  sealed_seed: string
  run_begun_at: number
  run_kind: LevelKind
  run_mean_stakes: number
  run_draws: number
}

/** Kinds of the columns that change with a run. */
export const RUN_CHANGES = {
  run_number: 'integer',
  run_seed: 'integer',
  run_must_fall_before: 'integer',
  value_micro: 'integer',
  seed_hash: 'text',
  sealed_seed: 'text',
  run_begun_at: 'integer',
  run_kind: 'text',
  run_mean_stakes: 'integer',
  run_draws: 'integer',
} as const

export const runColumns = ({ run, seedHash, sealedSeed, begunAt }: PromisedRun): RunColumns => ({
  run_number: run.number,
  run_seed: run.seedMinor,
  run_must_fall_before: run.mustFallBeforeMinor,
  value_micro: run.valueMicro,
  seed_hash: seedHash,
  sealed_seed: sealedSeed,
  run_begun_at: begunAt,
  run_kind: run.kind,
  run_mean_stakes: run.meanStakesMinor,
  run_draws: run.draws,
})

interface Figure {
  sealed: string
  serverSeed: string
  fallsAtMinor: number
}

/** By level; a seed is opened once, since each batch of bets asks for the figure. */
const figures = new Map<number, Figure>()

/** Null for a seed that cannot be opened. */
function figureOf(levelId: number, number: number, sealed: string, terms: LevelTerms) {
  const known = figures.get(levelId)
  if (known?.sealed === sealed) return known
  const serverSeed = sealing.open(sealed)?.['serverSeed']
  if (serverSeed === undefined) return null
  const fallsAtMinor = figureFrom(levelId, number, serverSeed, terms)
  const figure = { sealed, serverSeed, fallsAtMinor }
  figures.set(levelId, figure)
  return figure
}

/** The run of a stored level. */
export function runOf(levelId: number, row: RunColumns): PromisedRun {
  const number = Number(row.run_number)
  const terms = {
    seedMinor: Number(row.run_seed),
    mustFallBeforeMinor: Number(row.run_must_fall_before),
    kind: row.run_kind,
    meanStakesMinor: Number(row.run_mean_stakes),
  }
  const figure = figureOf(levelId, number, row.sealed_seed, terms)
  return {
    run: {
      ...terms,
      number,
      draws: Number(row.run_draws),
      valueMicro: Number(row.value_micro),
      fallsAtMinor: figure?.fallsAtMinor ?? terms.mustFallBeforeMinor,
    },
    serverSeed: figure?.serverSeed ?? null,
    seedHash: row.seed_hash,
    sealedSeed: row.sealed_seed,
    begunAt: Number(row.run_begun_at),
  }
}
