import db from '@adonisjs/lucid/services/db'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { JackpotLevelRow, JackpotRow } from '@grandstand/shared-types/wire/games/jackpots'
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
import { runOf, type RunColumns } from '#jackpots/runs/new_run'

type StoredJackpot = Omit<JackpotRow, 'levels'>

const fields = {
  id: number('jackpots.id'),
  names: json<ByLanguage>('jackpots.names'),
  currency: text<CurrencyCode>('jackpots.currency'),
  isForAllBrands: bool('jackpots.is_for_all_brands'),
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

interface LevelColumns extends RunColumns {
  id: number
  jackpot_id: number
  names: string
  share_ppm: number
  seed: number
  must_fall_before: number
}

/** Adds the levels with the run that each is in; the figure at which it falls never leaves the server. */
export async function withLevels(rows: StoredJackpot[]): Promise<JackpotRow[]> {
  const levels: LevelColumns[] = await db
    .query<LevelColumns>()
    .from('jackpot_levels')
    .whereIn(
      'jackpot_id',
      rows.map(({ id }) => id)
    )
    .orderBy(['list_order', 'id'])
  return rows.map((row) => ({
    ...row,
    levels: levels.filter(({ jackpot_id: id }) => Number(id) === row.id).map(levelRow),
  }))
}

function levelRow(level: LevelColumns): JackpotLevelRow {
  const id = Number(level.id)
  const names: ByLanguage = JSON.parse(level.names)
  const { run, serverSeed, seedHash, begunAt } = runOf(id, level)
  return {
    id,
    names,
    sharePpm: Number(level.share_ppm),
    seedMinor: Number(level.seed),
    mustFallBeforeMinor: Number(level.must_fall_before),
    amountMinor: minorOf(run.valueMicro),
    runNumber: run.number,
    runSeedMinor: run.seedMinor,
    runMustFallBeforeMinor: run.mustFallBeforeMinor,
    runBegunAt: begunAt,
    seedHash,
    isResting: serverSeed === null,
  }
}
