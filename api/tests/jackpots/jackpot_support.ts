/** Jackpots for tests, made as staff make them. */
import db from '@adonisjs/lucid/services/db'
import { keepsPromise } from '@grandstand/shared-types/draws/commit'
import { fallsAt, runSeeds } from '@grandstand/shared-types/games/jackpot/jackpot'
import type {
  JackpotBody,
  JackpotLevelBody,
  JackpotRow,
} from '@grandstand/shared-types/wire/games/jackpots'
import { runOf, type RunColumns } from '#jackpots/runs/new_run'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser, type TestSite } from '#tests/support/factories'

/** 1 % of each stake, from 50.00 up to a bound so far away that no test brings it down. */
export const LEVEL: JackpotLevelBody = {
  id: null,
  kind: 'mystery',
  meanStakesMinor: 0,
  reservePpm: 0,
  names: { tr: 'Büyük', en: 'Major' },
  sharePpm: 10_000,
  seedMinor: 5_000,
  mustFallBeforeMinor: 3_000_000_000,
}

/** Falls after few stakes: 10 % of each, from nothing up to 1.00. */
export const SMALL: JackpotLevelBody = {
  ...LEVEL,
  names: { tr: 'Küçük', en: 'Mini' },
  sharePpm: 100_000,
  seedMinor: 0,
  mustFallBeforeMinor: 100,
}

export const JACKPOT: JackpotBody = {
  names: { tr: 'Yıldız', en: 'Star' },
  currency: 'TRY',
  isForAllBrands: false,
  joinedBrands: [],
  countsSport: false,
  countsDesks: true,
  countedLobbies: ['slots'],
  countedGames: [],
  listOrder: 1,
  isEnabled: true,
  levels: [LEVEL],
}

export async function makeJackpot(
  site: TestSite,
  changes: Partial<JackpotBody> = {}
): Promise<{ jackpot: JackpotRow; session: ApiSession }> {
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const { body } = await session.post<JackpotRow>('/v1/brand-jackpots', { ...JACKPOT, ...changes })
  return { jackpot: body, session }
}

/** A level as it is stored, with its secret. */
export async function storedLevel(id: number) {
  const row = await db
    .query<RunColumns & { change_count: number }>()
    .from('jackpot_levels')
    .where('id', id)
    .firstOrFail()
  return { ...runOf(id, row), changeCount: Number(row.change_count) }
}

export interface StoredWin {
  level_id: number
  run_number: number
  user_id: number
  amount: number
  transfer_id: number
  seed_hash: string
  server_seed: string
  run_seed: number
  run_must_fall_before: number
}

/** Whether the revealed seed is the promised one, and gives the figure that was paid. */
export function isProven(levelId: number, win: StoredWin): boolean {
  const terms = {
    seedMinor: Number(win.run_seed),
    mustFallBeforeMinor: Number(win.run_must_fall_before),
  }
  const seeds = runSeeds(levelId, Number(win.run_number), win.server_seed)
  return (
    keepsPromise(win.server_seed, win.seed_hash) && fallsAt(seeds, terms) === Number(win.amount)
  )
}

export const winsOf = (levelId: number): Promise<StoredWin[]> =>
  db.query<StoredWin>().from('jackpot_wins').where('level_id', levelId).orderBy('id')
