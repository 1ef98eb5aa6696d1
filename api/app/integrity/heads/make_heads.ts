/** Makes the hash of each day that is over, journal by journal and day by day (rules 18.4). */
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { JOURNALS, type DailyHead, type Journal } from '@grandstand/shared-types/wire/integrity'
import { isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { hasOpenDraws, linesOf, type Period } from '#integrity/heads/journals'

const DAY_MS = 24 * 3_600_000
/** A transaction of the last moments of a day may end after it. */
const AFTER_DAY_MS = 15 * 60_000

interface StoredHead {
  journal: Journal
  day: string
  row_count: number
  content_hash: string
  head: string
}

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export function periodOf(day: string): Period {
  const from = Date.parse(`${day}T00:00:00Z`)
  return { from, until: from + DAY_MS }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The head of a day, from the one before; the first has none before, and begins with an empty line. */
export const headOf = (before: string, head: Omit<DailyHead, 'head'>): string =>
  sha256(`${before}\n${head.journal}\n${head.day}\n${head.contentHash}\n`)

/** The hash of a day's rows as they are now. */
export async function contentOf(
  journal: Journal,
  day: string
): Promise<{ rowCount: number; contentHash: string }> {
  const hash = createHash('sha256')
  let rowCount = 0
  for await (const line of linesOf(journal, periodOf(day))) {
    hash.update(line)
    rowCount++
  }
  return { rowCount, contentHash: hash.digest('hex') }
}

/** Makes every head that is due; ends early once `isStopped` says so. */
export async function makeHeads(isStopped: () => boolean = () => false): Promise<void> {
  for (const journal of JOURNALS) {
    while (!isStopped() && (await makeNextHead(journal))) continue
  }
}

/** Makes the head of the day after a journal's last; false when it is not due. */
export async function makeNextHead(journal: Journal): Promise<boolean> {
  const last = await lastHead(journal)
  const day = last ? dayOf(periodOf(last.day).until) : await firstDay()
  if (day === null) return false
  const period = periodOf(day)
  if (clock.now() < period.until + AFTER_DAY_MS) return false
  if (journal === 'draws' && (await hasOpenDraws(period))) return false
  await store(journal, day, last?.head ?? '')
  return true
}

async function store(journal: Journal, day: string, before: string): Promise<void> {
  const { rowCount, contentHash } = await contentOf(journal, day)
  try {
    await db.table('daily_heads').insert({
      journal,
      day,
      row_count: rowCount,
      content_hash: contentHash,
      head: headOf(before, { journal, day, contentHash }),
      created_at: clock.now(),
    })
  } catch (error) {
    // another server was faster
    if (!isUniqueViolation(error)) throw error
  }
}

function lastHead(journal: Journal): Promise<StoredHead | null> {
  return db
    .query<StoredHead>()
    .from('daily_heads')
    .where('journal', journal)
    .orderBy('day', 'desc')
    .first()
}

/** The day of the first transfer; null before there is one. */
async function firstDay(): Promise<string | null> {
  const row = await db
    .query<{ created_at: number }>()
    .from('ledger_transfers')
    .orderBy('created_at')
    .select('created_at')
    .first()
  return row ? dayOf(row.created_at) : null
}

/** A head with the one before; null where there is none. */
export async function storedHead(
  journal: Journal,
  day: string
): Promise<{ own: StoredHead; before: string } | null> {
  const heads = await db
    .query<StoredHead>()
    .from('daily_heads')
    .where('journal', journal)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(2)
  const [own, before] = heads
  return own?.day === day ? { own, before: before?.head ?? '' } : null
}
