/** What staff decide of a level, as it is stored: with the level, and with each dated change of it. */
import type { LevelRule } from '@grandstand/shared-types/wire/games/jackpots'
import type { LevelKind } from '@grandstand/shared-types/games/jackpot/jackpot'

export interface RuleColumns {
  kind: LevelKind
  mean_stakes: number
  share_ppm: number
  reserve_ppm: number
  seed: number
  must_fall_before: number
}

export const RULE_COLUMNS = [
  'kind',
  'mean_stakes',
  'share_ppm',
  'reserve_ppm',
  'seed',
  'must_fall_before',
] as const satisfies readonly (keyof RuleColumns)[]

/** A mystery level has no mean: its draws would be of no use. */
export const ruleColumns = (rule: LevelRule): RuleColumns => ({
  kind: rule.kind,
  mean_stakes: rule.kind === 'random' ? rule.meanStakesMinor : 0,
  share_ppm: rule.sharePpm,
  reserve_ppm: rule.reservePpm,
  seed: rule.seedMinor,
  must_fall_before: rule.mustFallBeforeMinor,
})

export const ruleOf = (row: RuleColumns): LevelRule => ({
  kind: row.kind,
  meanStakesMinor: Number(row.mean_stakes),
  sharePpm: Number(row.share_ppm),
  reservePpm: Number(row.reserve_ppm),
  seedMinor: Number(row.seed),
  mustFallBeforeMinor: Number(row.must_fall_before),
})
