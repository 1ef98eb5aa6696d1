/**
 * Dead heats (rules 3.2): more competitors have won than there are places, so only a part of the stake on a won
 * selection counts.
 */
import {
  deadHeatResult,
  OUTCOME_RESULTS,
  type OutcomeResult,
  type PlainOutcomeResult,
} from '../../markets/model/outcome_result.ts'

/** `places` shared by `tied` competitors. */
export interface DeadHeat {
  places: number
  tied: number
}

/** Most tied competitors to which a decimal part is traced back: up to 20, thousandths belong to one fraction alone. */
export const MOST_TIED = 20
const WHOLE_MILLI = 1000

/**
 * The fraction behind a part in thousandths, rounded or cut (333 is one third, 667 two thirds); the thousandths
 * themselves when no fraction of up to 20 tied fits. `partMilli`: whole, above 0 and below 1000.
 */
export function deadHeatOfMilli(partMilli: number): DeadHeat {
  for (let tied = 2; tied <= MOST_TIED; tied++) {
    const places = Math.round((partMilli * tied) / WHOLE_MILLI)
    if (places > 0 && places < tied && Math.abs(partMilli * tied - WHOLE_MILLI * places) < tied) {
      return { places, tied }
    }
  }
  return { places: partMilli, tied: WHOLE_MILLI }
}

/** The dead heat in the text of a result; null for any other result. */
export function deadHeatOf(result: string | null): DeadHeat | null {
  const match = /^won (\d{1,3})\/(\d{1,4})$/.exec(result ?? '')
  return match ? { places: Number(match[1]), tied: Number(match[2]) } : null
}

/** The result in a text, dead heats of up to `MOST_TIED` included; null when the text is no result. */
export function outcomeResultFrom(text: string): OutcomeResult | null {
  const plain = OUTCOME_RESULTS.find((known) => known === text)
  if (plain) return plain
  const heat = deadHeatOf(text)
  const isFraction = heat && heat.places >= 1 && heat.places < heat.tied && heat.tied <= MOST_TIED
  return isFraction ? deadHeatResult(heat) : null
}

/** The name of a result: its own, or `deadHeat`. */
export function outcomeResultName(result: OutcomeResult): PlainOutcomeResult | 'deadHeat' {
  return isPlain(result) ? result : 'deadHeat'
}

/** Whether the result is no dead heat. */
export const isPlain = (result: OutcomeResult): result is PlainOutcomeResult =>
  !result.includes(' ')
