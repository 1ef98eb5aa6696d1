/** The return of a kind of bet over many rounds, beside the published one. */
import { stream } from '../src/draws/stream.ts'
import { PUBLISHED_RETURNS } from '../src/games/published_returns.ts'
import { STAKE_MINOR, type ReturnKind } from './return_kinds.ts'

export interface ReturnTest {
  code: string
  kind: string
  rounds: number
  publishedPpm: number
  /** The highest of the kind; the published one where all bets of the kind are alike. */
  highestPpm: number
  playedPpm: number
  /** Standard error of the played return, in millionths. */
  errorPpm: number
  isWithin: boolean
}

/** How many standard errors a fair game may be off. */
const ERRORS = 4
const PPM = 1_000_000

/** What rounds returned: sums over them, so that those of several runs can be added. */
export interface ReturnTally {
  rounds: number
  sum: number
  squares: number
}

/** Plays rounds and counts what they pay, on the first stake. */
export function playRounds(kind: ReturnKind, rounds: number, seed: string): ReturnTally {
  const draws = stream({ serverSeed: seed, clientSeed: `${kind.code} ${kind.kind}`, round: 0 })
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const { stakedMinor, winMinor } = kind.play(draws, round)
    const returned = 1 + (winMinor - stakedMinor) / STAKE_MINOR
    sum += returned
    squares += returned * returned
  }
  return { rounds, sum, squares }
}

/** The return of tallies together, beside the published one. */
export function judgeReturn(kind: ReturnKind, tallies: readonly ReturnTally[]): ReturnTest {
  const add = (of: (tally: ReturnTally) => number) =>
    tallies.reduce((total, tally) => total + of(tally), 0)
  const rounds = add((tally) => tally.rounds)
  const mean = add(({ sum }) => sum) / rounds
  const seen = Math.sqrt(Math.max(0, add(({ squares }) => squares) / rounds - mean * mean))
  const error = Math.max(seen, kind.deviation ?? 0) / Math.sqrt(rounds)
  const published = PUBLISHED_RETURNS[kind.code].find((one) => one.kind === kind.kind)
  const publishedPpm = published?.returnPpm ?? 0
  const highestPpm = published?.highestReturnPpm ?? publishedPpm
  const playedPpm = Math.round(mean * PPM)
  const errorPpm = Math.round(error * PPM)
  const isWithin =
    playedPpm > publishedPpm - ERRORS * errorPpm && playedPpm < highestPpm + ERRORS * errorPpm
  const { code, kind: name } = kind
  return { code, kind: name, rounds, publishedPpm, highestPpm, playedPpm, errorPpm, isWithin }
}

export const testReturn = (kind: ReturnKind, rounds: number, seed: string): ReturnTest =>
  judgeReturn(kind, [playRounds(kind, rounds, seed)])
