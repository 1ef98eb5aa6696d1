/** Dead heats (rules 3.2): more have won than there are places, so a won selection keeps a part of its stake. */
import {
  OUTCOME_RESULTS,
  type DeadHeatResult,
  type OutcomeResult,
  type PlainOutcomeResult,
} from '../../markets/model/outcome_result.ts'

/** `places` left to share among `tied`. */
export interface DeadHeat {
  places: number
  tied: number
}

/** No more are looked for behind a decimal; up to so many a part in thousandths names one fraction alone. */
export const MOST_TIED = 20
const WHOLE_MILLI = 1000

/**
 * The fraction behind a part in thousandths, rounded or cut (333 is one third, 667 two thirds); the thousandths themselves
 * where there is none for up to 20 tied. `partMilli`: whole, above 0 and below 1000.
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

/** As results are stored and sent. */
export const deadHeatResult = ({ places, tied }: DeadHeat): DeadHeatResult =>
  `won ${places}/${tied}`

/** Null for a result that is no dead heat. */
export function deadHeatOf(result: string | null): DeadHeat | null {
  const match = /^won (\d{1,3})\/(\d{1,4})$/.exec(result ?? '')
  return match ? { places: Number(match[1]), tied: Number(match[2]) } : null
}

/** A result as it is sent, a dead heat of up to `MOST_TIED` among them; null for what is none. */
export function outcomeResultFrom(text: string): OutcomeResult | null {
  const plain = OUTCOME_RESULTS.find((known) => known === text)
  if (plain) return plain
  const heat = deadHeatOf(text)
  const isFraction = heat && heat.places >= 1 && heat.places < heat.tied && heat.tied <= MOST_TIED
  return isFraction ? deadHeatResult(heat) : null
}

/** What a result is called: its own name, or `deadHeat`. */
export function outcomeResultName(result: OutcomeResult): PlainOutcomeResult | 'deadHeat' {
  return isPlain(result) ? result : 'deadHeat'
}

/** Whether it is a result without a part. */
export const isPlain = (result: OutcomeResult): result is PlainOutcomeResult =>
  !result.includes(' ')
