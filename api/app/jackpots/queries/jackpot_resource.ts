import db from '@adonisjs/lucid/services/db'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type {
  JackpotLevelRow,
  JackpotRow,
  LevelRule,
} from '@grandstand/shared-types/wire/games/jackpots'
import {
  bool,
  json,
  number,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { minorOf } from '#jackpots/applying/running_level'
import { changesOf, dueRule } from '#jackpots/queries/level_changes'
import { joinedBrands } from '#jackpots/brands/joined_brands'
import { ruleColumns, ruleOf, type RuleColumns } from '#jackpots/runs/level_rule'
import { runOf, type RunColumns } from '#jackpots/runs/new_run'

type StoredJackpot = Omit<JackpotRow, 'levels' | 'joinedBrands' | 'changes'>

const fields = {
  id: number('jackpots.id'),
  names: json<ByLanguage>('jackpots.names'),
  currency: text<CurrencyCode>('jackpots.currency'),
  isForAllBrands: bool('jackpots.is_for_all_brands'),
  countsSport: bool('jackpots.counts_sport'),
  countsDesks: bool('jackpots.counts_desks'),
  countedLobbies: json<Lobby[]>('jackpots.counted_lobbies'),
  countedGames: json<number[]>('jackpots.counted_games'),
  listOrder: number('jackpots.list_order'),
  isEnabled: bool('jackpots.is_enabled'),
  updatedAt: number('jackpots.updated_at'),
} satisfies FieldsOf<StoredJackpot>

export const jackpotResource: Resource<typeof fields> = {
  name: 'brand-jackpots',
  fields,
  from: (query) => query.from('jackpots'),
  search: ['jackpots.names'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeJackpots = (query: Query, { siteId }: Principal): void =>
  void query.where('jackpots.site_id', siteId)

interface LevelColumns extends RunColumns, RuleColumns {
  id: number
  jackpot_id: number
  names: string
  reserve_micro: number
}

/**
 * Adds the brands that play for it, and the levels with the run that each is in; the figure at which it falls never leaves the
 * server. A change whose date has come is the rule already, though no stake has written it yet.
 */
export async function withLevels(rows: StoredJackpot[]): Promise<JackpotRow[]> {
  const ids = rows.map(({ id }) => id)
  const levels: LevelColumns[] = await db
    .query<LevelColumns>()
    .from('jackpot_levels')
    .whereIn('jackpot_id', ids)
    .orderBy(['list_order', 'id'])
  const joined = await joinedBrands(ids)
  const changes = await changesOf(levels.map(({ id }) => Number(id)))
  return rows.map((row) => {
    const own = levels.filter(({ jackpot_id: id }) => Number(id) === row.id)
    const ofOwn = changes.filter(({ levelId }) => own.some(({ id }) => Number(id) === levelId))
    return {
      ...row,
      joinedBrands: joined.get(row.id) ?? [],
      levels: own.map((level) => levelRow(level, dueRule(ofOwn, Number(level.id)))),
      changes: ofOwn,
    }
  })
}

function levelRow(level: LevelColumns, due: LevelRule | undefined): JackpotLevelRow {
  const id = Number(level.id)
  const names: ByLanguage = JSON.parse(level.names)
  const { run, serverSeed, seedHash, begunAt } = runOf(id, level)
  return {
    id,
    names,
    ...ruleOf(due ? ruleColumns(due) : level),
    amountMinor: minorOf(run.valueMicro),
    reserveMinor: minorOf(Number(level.reserve_micro)),
    runNumber: run.number,
    runSeedMinor: run.seedMinor,
    runMustFallBeforeMinor: run.mustFallBeforeMinor,
    runBegunAt: begunAt,
    seedHash,
    isResting: serverSeed === null,
  }
}
