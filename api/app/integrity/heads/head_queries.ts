/** The published heads, and the check of a day. */
import db from '@adonisjs/lucid/services/db'
import { JOURNALS, type DailyHead, type HeadCheck } from '@grandstand/shared-types/wire/integrity'
import { AppError } from '#core/errors/app_error'
import { contentOf, headOf, periodOf, storedHead } from '#integrity/heads/make_heads'
import { linesOf } from '#integrity/heads/journals'

/** Heads of the days from `from` to `until`, newest day first; at most those of `most` days. */
export async function dailyHeads({
  from = '',
  until = '9999',
  most = 400,
}: {
  from?: string | undefined
  until?: string | undefined
  most?: number
}): Promise<DailyHead[]> {
  const rows = await db
    .query<DailyHead>()
    .from('daily_heads')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'journal', order: 'asc' },
    ])
    .limit(most * JOURNALS.length)
    .select('journal', 'day', 'content_hash as contentHash', 'head')
  return rows.map(({ journal, day, contentHash, head }) => ({ journal, day, contentHash, head }))
}

/** Computes the hashes of a day again. Throws 404 `notFound` for a day without heads. */
export async function checkDay(day: string): Promise<HeadCheck[]> {
  const checks: HeadCheck[] = []
  for (const journal of JOURNALS) {
    const stored = await storedHead(journal, day)
    if (!stored) continue
    const { own, before } = stored
    const { rowCount, contentHash } = await contentOf(journal, day)
    const published = { journal, day, contentHash: own.content_hash }
    checks.push({
      journal,
      day,
      rowCount,
      isContentWhole: contentHash === own.content_hash && rowCount === Number(own.row_count),
      isChainWhole: own.head === headOf(before, published),
    })
  }
  if (checks.length === 0) throw AppError.notFound()
  return checks
}

/** The lines of a day's draws, over which their content hash is made. Throws 404 `notFound` for a day without a head. */
export async function drawLines(day: string): Promise<string> {
  if (!(await storedHead('draws', day))) throw AppError.notFound()
  const lines: string[] = []
  for await (const line of linesOf('draws', periodOf(day))) lines.push(line)
  return lines.join('')
}
