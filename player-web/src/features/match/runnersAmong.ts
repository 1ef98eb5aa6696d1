import type { BoardOutcome } from '@grandstand/shared-types/wire/betting/book'
import { isolated } from '../../i18n/isolated.ts'

/** The names of the runners among the outcomes of a market, by number, as they stand in a line of the language. */
export const runnersAmong = (
  outcomes: readonly BoardOutcome[],
  language: string
): ReadonlyMap<number, string> =>
  new Map(
    outcomes.flatMap(({ key, name }) =>
      name === undefined ? [] : [[Number(key), isolated(name, language)]]
    )
  )
