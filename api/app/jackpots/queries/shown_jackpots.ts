/** Jackpots and their wins as players of a brand see them. */
import db from '@adonisjs/lucid/services/db'
import { shortName } from '@grandstand/shared-types/accounts/short_name'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { LevelKind } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type {
  JackpotLevelView,
  JackpotView,
  JackpotWinView,
} from '@grandstand/shared-types/wire/games/jackpots'
import { textIn, type Language } from '#core/requests/written_texts'
import { winnerName } from '#core/lists/winner_name'
import { ofBrand } from '#jackpots/brands/joined_brands'
import { minorOf } from '#jackpots/applying/running_level'

const MOST_WINS = 20

interface LevelRow {
  jackpotId: number
  jackpotNames: string
  currency: CurrencyCode
  lobbies: string
  gameIds: string
  countsSport: boolean | number
  id: number
  names: string
  valueMicro: number
  seedMinor: number
  mustFallBeforeMinor: number
  runNumber: number
  seedHash: string
  kind: LevelKind
  meanStakesMinor: number
  changeCount: number
}

/** The jackpots that are on, each with its levels. */
export async function shownJackpots(siteId: number, language: Language): Promise<JackpotView[]> {
  const rows: LevelRow[] = await db
    .query<LevelRow>()
    .from('jackpot_levels')
    .join('jackpots', 'jackpots.id', 'jackpot_levels.jackpot_id')
    .where((jackpots) => ofBrand(jackpots, siteId))
    .where('jackpots.is_enabled', true)
    .orderBy(['jackpots.list_order', 'jackpots.id', 'jackpot_levels.list_order'])
    .select({
      jackpotId: 'jackpots.id',
      jackpotNames: 'jackpots.names',
      currency: 'jackpots.currency',
      lobbies: 'jackpots.counted_lobbies',
      gameIds: 'jackpots.counted_games',
      countsSport: 'jackpots.counts_sport',
      id: 'jackpot_levels.id',
      names: 'jackpot_levels.names',
      valueMicro: 'value_micro',
      seedMinor: 'run_seed',
      mustFallBeforeMinor: 'run_must_fall_before',
      runNumber: 'run_number',
      seedHash: 'seed_hash',
      kind: 'run_kind',
      meanStakesMinor: 'run_mean_stakes',
      changeCount: 'change_count',
    })
  const jackpots = new Map<number, JackpotView>()
  for (const row of rows) {
    const jackpot = jackpots.get(Number(row.jackpotId)) ?? jackpotView(row, language)
    jackpot.levels.push(levelView(row, language))
    jackpots.set(jackpot.id, jackpot)
  }
  return [...jackpots.values()]
}

function jackpotView(row: LevelRow, language: Language): JackpotView {
  const names: ByLanguage = JSON.parse(row.jackpotNames)
  const lobbies: Lobby[] = JSON.parse(row.lobbies)
  const gameIds: number[] = JSON.parse(row.gameIds)
  const name = textIn(names, language)
  return {
    id: Number(row.jackpotId),
    name,
    currency: row.currency,
    lobbies,
    gameIds,
    countsSport: Boolean(Number(row.countsSport)),
    levels: [],
  }
}

function levelView(row: LevelRow, language: Language): JackpotLevelView {
  const names: ByLanguage = JSON.parse(row.names)
  return {
    id: Number(row.id),
    name: textIn(names, language),
    amountMinor: minorOf(Number(row.valueMicro)),
    seedMinor: Number(row.seedMinor),
    mustFallBeforeMinor: Number(row.mustFallBeforeMinor),
    runNumber: Number(row.runNumber),
    seedHash: row.seedHash,
    kind: row.kind,
    meanStakesMinor: Number(row.meanStakesMinor),
    changeCount: Number(row.changeCount),
  }
}

interface WinRow {
  id: number
  jackpotNames: string
  levelNames: string
  username: string
  amountMinor: number
  currency: CurrencyCode
  fellAt: number
  levelId: number
  runNumber: number
  seedMinor: number
  mustFallBeforeMinor: number
  seedHash: string
  serverSeed: string
  kind: LevelKind
  meanStakesMinor: number
  drawNumber: number
  stakeMinor: number
}

/** The latest wins, at most 20; `of` names a single one. */
export async function shownWins(
  siteId: number,
  language: Language,
  of?: { levelId: number; runNumber: number }
): Promise<JackpotWinView[]> {
  const query = db
    .query<WinRow>()
    .from('jackpot_wins')
    .join('jackpots', 'jackpots.id', 'jackpot_wins.jackpot_id')
    .join('jackpot_levels', 'jackpot_levels.id', 'jackpot_wins.level_id')
    .join('users', 'users.id', 'jackpot_wins.user_id')
    .leftJoin('users as shops', 'shops.id', 'users.parent_id')
    .where((jackpots) => ofBrand(jackpots, siteId))
    .orderBy('jackpot_wins.id', 'desc')
    .limit(MOST_WINS)
    .select({
      id: 'jackpot_wins.id',
      jackpotNames: 'jackpots.names',
      levelNames: 'jackpot_levels.names',
      amountMinor: 'jackpot_wins.amount',
      currency: 'jackpot_wins.currency',
      fellAt: 'jackpot_wins.fell_at',
      levelId: 'jackpot_wins.level_id',
      runNumber: 'jackpot_wins.run_number',
      seedMinor: 'jackpot_wins.run_seed',
      mustFallBeforeMinor: 'jackpot_wins.run_must_fall_before',
      seedHash: 'jackpot_wins.seed_hash',
      serverSeed: 'jackpot_wins.server_seed',
      kind: 'jackpot_wins.run_kind',
      meanStakesMinor: 'jackpot_wins.run_mean_stakes',
      drawNumber: 'jackpot_wins.draw_number',
      stakeMinor: 'jackpot_wins.stake',
    })
    .select(winnerName())
  if (of) void query.where({ 'level_id': of.levelId, 'jackpot_wins.run_number': of.runNumber })
  const rows: WinRow[] = await query
  return rows.map((row) => winView(row, language))
}

function winView(row: WinRow, language: Language): JackpotWinView {
  const jackpotNames: ByLanguage = JSON.parse(row.jackpotNames)
  const levelNames: ByLanguage = JSON.parse(row.levelNames)
  return {
    id: Number(row.id),
    jackpotName: textIn(jackpotNames, language),
    levelName: textIn(levelNames, language),
    username: shortName(row.username),
    amountMinor: Number(row.amountMinor),
    currency: row.currency,
    fellAt: Number(row.fellAt),
    levelId: Number(row.levelId),
    runNumber: Number(row.runNumber),
    seedMinor: Number(row.seedMinor),
    mustFallBeforeMinor: Number(row.mustFallBeforeMinor),
    seedHash: row.seedHash,
    serverSeed: row.serverSeed,
    kind: row.kind,
    meanStakesMinor: Number(row.meanStakesMinor),
    drawNumber: Number(row.drawNumber),
    stakeMinor: Number(row.stakeMinor),
  }
}
