/** Names of the outcomes that are runners of a race. */
import { isOfRunners } from '@grandstand/shared-types/markets/table/market_types'

/** `7 Hellavashock`, by number. */
export type RunnerNames = ReadonlyMap<number, string>

/** The name of an outcome that is a runner, as a part of its context; nothing for any other. */
export function outcomeNameOf(
  typeId: number,
  key: string,
  runners: RunnerNames | undefined
): { outcomeName?: string } {
  const outcomeName = isOfRunners(typeId) ? runners?.get(Number(key)) : undefined
  return outcomeName === undefined ? {} : { outcomeName }
}
