/** What a report says: its facts, the file for an authority, and who its players are. */
import db from '@adonisjs/lucid/services/db'
import type {
  ReportedName,
  SuspicionFacts,
  SuspicionFile,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { reads } from '#core/database/lagging_reads'
import { AppError, found } from '#core/errors/app_error'
import { collectFacts } from '#suspicion/facts/collect'

interface StoredReport {
  match_id: number
  content: string | null
}

async function storedReport(siteId: number, id: number): Promise<StoredReport> {
  const row: StoredReport | null = await db
    .query<StoredReport>()
    .from('suspicion_reports')
    .where({ id, site_id: siteId })
    .select('match_id', 'content')
    .first()
  return found(row)
}

/** The match of a report of the brand. Throws 404 `notFound`. */
export const matchOfReport = async (siteId: number, id: number): Promise<number> =>
  Number((await storedReport(siteId, id)).match_id)

/** Facts of now while there is no file; else those of the file. Throws 404 `notFound`. */
export async function reportFacts(siteId: number, id: number): Promise<SuspicionFacts> {
  const { match_id: matchId, content } = await storedReport(siteId, id)
  if (content !== null) {
    const file: SuspicionFile = JSON.parse(content)
    return file.facts
  }
  const { facts } = await collectFacts(reads(), { siteId, matchId: Number(matchId) })
  return facts
}

/** The file as it was frozen. Throws 404 `notFound`, 409 `suspicionState` while there is none. */
export async function reportFile(siteId: number, id: number): Promise<string> {
  const { content } = await storedReport(siteId, id)
  if (content === null) throw new AppError('suspicionState')
  return content
}

interface NameRow {
  number: number
  user_id: number
  username: string
  first_name: string
  last_name: string
  birth_date: string | null
  email: string | null
}

/** The players of a closed report by number. The caller has checked that the report is of the brand. */
export async function reportedNames(id: number): Promise<ReportedName[]> {
  const rows: NameRow[] = await db
    .query<NameRow>()
    .from('suspicion_players as p')
    .join('users as u', 'u.id', 'p.user_id')
    .where('p.report_id', id)
    .orderBy('p.number')
    .select('p.number', 'p.user_id', 'u.username', 'u.first_name', 'u.last_name')
    .select('u.birth_date', 'u.email')
  return rows.map((row) => ({
    player: `P${row.number}`,
    userId: Number(row.user_id),
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    email: row.email,
  }))
}
