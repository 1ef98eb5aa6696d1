/** Dead heats (betting-rules 3.3, 3.5): more have won than there are places, so a won leg keeps a part of its stake. */
import {
  LEG_RESULTS,
  type DeadHeatResult,
  type LegResult,
  type PlainLegResult,
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
export function legResultFrom(text: string): LegResult | null {
  const plain = LEG_RESULTS.find((known) => known === text)
  if (plain) return plain
  const heat = deadHeatOf(text)
  const isFraction = heat && heat.places >= 1 && heat.places < heat.tied && heat.tied <= MOST_TIED
  return isFraction ? deadHeatResult(heat) : null
}

/** What a result is called: its own name, or `deadHeat`. */
export function legResultName(result: LegResult): PlainLegResult | 'deadHeat' {
  return isPlain(result) ? result : 'deadHeat'
}

/** Whether it is a result without a part. */
export const isPlain = (result: LegResult): result is PlainLegResult => !result.includes(' ')
