/** Over/under (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import { byMargin } from './line.ts'

/** `lineQuarters`: 2.25 is 9. */
export function total(outcomeKey: string, count: number, lineQuarters: number): LegResult {
  const margin = count * 4 - lineQuarters
  return byMargin(outcomeKey === 'over' ? margin : -margin)
}

/** Over, exactly, under: no stake comes back. */
export function exactTotal(outcomeKey: string, count: number, lineQuarters: number): LegResult {
  const margin = count * 4 - lineQuarters
  return outcomeKey === (margin === 0 ? 'exact' : margin > 0 ? 'over' : 'under') ? 'won' : 'lost'
}
