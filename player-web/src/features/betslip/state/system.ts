/** The slip as lines: possible sizes, lines of each, notation `B + 2/4` (rules 4.2). */
import { isEachWay } from '@grandstand/shared-types/coupons/evaluation/each_way'
import { countLines, groupByMatch } from '@grandstand/shared-types/coupons/payout/lines'
import {
  fullCoverOf,
  fullCoversOver,
  mayHaveName,
  sizesOf,
  type FullCoverName,
} from '@grandstand/shared-types/coupons/payout/full_cover'
import type { SlipState } from './slipTypes.ts'

interface SizeChoice {
  /** Matches of each line, bankers counted. */
  size: number
  lineCount: number
  isChosen: boolean
}

interface SystemPlan {
  matchCount: number
  bankerCount: number
  /** Every possible size; none with fewer than two matches, or with bankers alone. */
  choices: SizeChoice[]
  /** The sizes to be sent. */
  sizes: number[]
}

/** Matches of the slip in order of picking, each with its selections. */
export function matchGroups({ items, bankerMatchIds }: SlipState) {
  return groupByMatch(
    items.map((item) => ({ ...item, isBanker: bankerMatchIds.includes(item.matchId) }))
  )
}

/**
 * Plans the lines of a system. Chosen sizes that are no longer possible are left out; without any size, one less than
 * all matches is proposed.
 */
export function planSystem(slip: SlipState): SystemPlan {
  const groups = matchGroups(slip)
  const parts = partCount(slip)
  const lines = groups.map(({ picks, isBanker }) => ({ picks: picks.length, isBanker }))
  const bankerCount = groups.filter(({ isBanker }) => isBanker).length
  const [smallest, largest] = [bankerCount + 1, groups.length]
  const fitting =
    largest < 2
      ? []
      : Array.from({ length: Math.max(0, largest - smallest + 1) }, (_, at) => smallest + at)
  const chosen = slip.sizes.filter((size) => fitting.includes(size)).sort((a, b) => a - b)
  const proposed = fitting.includes(largest - 1) ? [largest - 1] : fitting.slice(-1)
  const sizes = chosen.length > 0 ? chosen : proposed
  return {
    matchCount: groups.length,
    bankerCount,
    choices: fitting.map((size) => ({
      size,
      lineCount: countLines(lines, [size]) * parts,
      isChosen: sizes.includes(size),
    })),
    sizes,
  }
}

/** Adds or removes a size; the last size stays, since a system needs one. */
export function toggleSize(slip: SlipState, size: number): SlipState {
  const { sizes } = planSystem(slip)
  if (!sizes.includes(size)) return { ...slip, sizes: [...sizes, size] }
  return sizes.length === 1 ? slip : { ...slip, sizes: sizes.filter((chosen) => chosen !== size) }
}

export interface NamedSystem {
  name: FullCoverName
  lineCount: number
  isChosen: boolean
}

/** The systems with a name that the slip can be, the shorter one first; none with a banker or several picks on a match. */
export function namedSystems(slip: SlipState): NamedSystem[] {
  const groups = matchGroups(slip)
  if (!mayHaveName(groups.flatMap(({ picks }) => picks))) return []
  const lines = groups.map(({ picks, isBanker }) => ({ picks: picks.length, isBanker }))
  const chosen = nameOfSystem(slip)
  return fullCoversOver(groups.length).map((name) => ({
    name,
    lineCount: countLines(lines, sizesOf(name)) * partCount(slip),
    isChosen: name === chosen,
  }))
}

/** The name of the slip's system; null where it has none. */
export const nameOfSystem = (slip: SlipState): FullCoverName | null =>
  fullCoverOf({
    type: slip.kind,
    sizes: planSystem(slip).sizes,
    selections: matchGroups(slip).flatMap(({ picks }) => picks),
  })

/** `2B + 1/3, 2/3`: bankers, then how many of the other matches a line takes. */
export function systemNotation({ bankerCount, matchCount, sizes }: SystemPlan, letter: string) {
  const others = matchCount - bankerCount
  const bankers = bankerCount === 0 ? '' : `${bankerCount > 1 ? bankerCount : ''}${letter} + `
  return bankers + sizes.map((size) => `${size - bankerCount}/${others}`).join(', ')
}

/** Lines of the slip's coupon; 0 when its system has none. Singles have one line each, two where one of them is each way. */
export function lineCountOf(slip: SlipState): number {
  const parts = partCount(slip)
  if (slip.kind === 'single' || slip.items.length === 0) return parts
  const groups = matchGroups(slip).map(({ picks, isBanker }) => ({ picks: picks.length, isBanker }))
  const sizes = slip.kind === 'system' ? planSystem(slip).sizes : [groups.length]
  return countLines(groups, sizes) * parts
}

/** An each-way slip has each line twice. */
const partCount = ({ items }: SlipState): 1 | 2 => (isEachWay(items) ? 2 : 1)
