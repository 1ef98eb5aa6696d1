/** Leagues for tests that make their own matches; `board.ts` has matches ready to bet on. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'

export interface TestLeague {
  sportId: number
  categoryId: number
  tournamentId: number
  teamIds: number[]
}

async function insert(table: string, row: Record<string, string | number | boolean>) {
  const inserted: unknown[] = await db.insertQuery().table(table).insert(row)
  return Number(inserted[0])
}

/** A soccer category with one tournament and four teams. */
export async function makeLeague(): Promise<TestLeague> {
  await syncCatalogue()
  const key = randomUUID()
  const sportId = SPORT_IDS.soccer
  const common = {
    sport_id: sportId,
    source_key: `test:${key}`,
    names: JSON.stringify({ tr: `Lig ${key}`, en: `League ${key}` }),
    name: `League ${key}`,
  }
  const categoryId = await insert('categories', common)
  const tournamentId = await insert('tournaments', { ...common, category_id: categoryId })
  const teamIds: number[] = []
  for (const name of ['Alpha', 'Bravo', 'Charlie', 'Delta']) {
    teamIds.push(await insert('teams', { sport_id: sportId, name: `${name} ${key.slice(0, 8)}` }))
  }
  return { sportId, categoryId, tournamentId, teamIds }
}
