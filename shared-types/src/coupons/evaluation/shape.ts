/** The shape of a slip, apart from its prices: counts, repeats, bankers and sizes (rules 4.3). */
import {
  MAX_MULTI_LINES,
  MAX_MULTI_SELECTIONS,
  MAX_SELECTIONS,
  MAX_SYSTEM_SELECTIONS,
} from '../limits/bounds.ts'
import { countLines, pickCounts } from '../payout/lines.ts'
import type { Violation } from './slip.ts'
import type { Draft } from './draft.ts'

/** The user's limit, but at most the cap of rules 4.3; a limit of 0 gives the cap. */
function orCap(limit: number, cap: number): number {
  return limit > 0 ? limit : cap
}

/** The most selections that a coupon of any type may have under this limit. */
export function maxSelectionsOf(limit: number): number {
  return orCap(limit, MAX_SELECTIONS)
}

/**
 * Adds `duplicateSelection`, `couponTypeClosed [type]`, `maxSelections [max]` (1 on the single tab),
 * `maxMultiSelections [max]`, `maxMultiLines [max]`, `maxSystemSelections [max]`, `interrelatedSelections`,
 * `minSelections [2]`, `bankersInvalid [max]`, `systemSizeInvalid [min, max]`. Returns the number of lines, 0 when
 * bankers or sizes allow none.
 */
export function checkShape(draft: Draft, violations: Violation[]): number {
  const { slip, type, picks, context } = draft
  const { limits } = context
  checkDuplicates(draft, violations)
  if (limits.types[type] !== 1) violations.push({ key: 'couponTypeClosed', params: [type] })

  const max = slip.kind === 'single' ? 1 : maxSelectionsOf(limits.maxSelections)
  if (picks.length > max) violations.push({ key: 'maxSelections', params: [max] })
  if (type === 'system') return checkSystem(draft, violations)

  const lines = linesOf(draft)
  if (type === 'multiple') {
    const maxPicks = orCap(limits.maxMultiSelections, MAX_MULTI_SELECTIONS)
    const maxLines = orCap(limits.maxMultiLines, MAX_MULTI_LINES)
    if (picks.length > maxPicks) violations.push({ key: 'maxMultiSelections', params: [maxPicks] })
    if (lines > maxLines) violations.push({ key: 'maxMultiLines', params: [maxLines] })
  }
  return lines
}

function checkDuplicates({ picks }: Draft, violations: Violation[]): void {
  const seen = new Set<number>()
  for (const { selection, index } of picks) {
    if (seen.has(selection.outcomeId)) {
      violations.push({ key: 'duplicateSelection', params: [], selectionIndex: index })
    }
    seen.add(selection.outcomeId)
  }
}

function checkSystem(draft: Draft, violations: Violation[]): number {
  const { groups, picks, sizes, context } = draft
  const { limits } = context
  const max = orCap(limits.maxSystemSelections, MAX_SYSTEM_SELECTIONS)
  if (picks.length > max) violations.push({ key: 'maxSystemSelections', params: [max] })
  if (limits.types.multiple !== 1) checkInterrelated(draft, violations)

  const bankers = groups.filter((group) => group.isBanker).length
  if (groups.length < 2) {
    violations.push({ key: 'minSelections', params: [2] })
    return 0
  }
  if (bankers >= groups.length) {
    violations.push({ key: 'bankersInvalid', params: [groups.length - 1] })
    return 0
  }
  // bankers count in k, and a line has at least one match that is not a banker
  const [smallest, largest] = [bankers + 1, groups.length]
  const isFitting =
    sizes.length > 0 &&
    sizes.length <= largest &&
    new Set(sizes).size === sizes.length &&
    sizes.every((size) => Number.isInteger(size) && size >= smallest && size <= largest)
  if (!isFitting) {
    violations.push({ key: 'systemSizeInvalid', params: [smallest, largest] })
    return 0
  }
  return linesOf(draft)
}

/** A user who may not place multiples may not put two selections on one match into a system either. */
function checkInterrelated({ groups }: Draft, violations: Violation[]): void {
  for (const { picks } of groups) {
    for (const { index } of picks.slice(1)) {
      violations.push({ key: 'interrelatedSelections', params: [], selectionIndex: index })
    }
  }
}

const linesOf = ({ groups, sizes }: Draft): number => countLines(pickCounts(groups), sizes)
