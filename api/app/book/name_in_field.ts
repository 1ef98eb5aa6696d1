import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'

/** As `runnerName`; the teams of a season have no numbers. */
export const nameInField = (
  kind: FieldKind,
  { number, name }: { number: number; name: string }
): string => (kind === 'season' ? name : runnerName(number, name))
