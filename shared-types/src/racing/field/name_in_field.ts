import { runnerName } from '../../catalogue/match_name.ts'
import type { FieldKind } from './runner.ts'

/** As `runnerName`; the teams of a season have no numbers. */
export const nameInField = (
  kind: FieldKind,
  { number, name }: { number: number; name: string }
): string => (kind === 'season' ? name : runnerName(number, name))
