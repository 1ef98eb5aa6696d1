import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'

/** Throws 422 `unknownEntry` at `branches.<n>` for the first username that is no dealer of the brand. */
export async function requireBranches(
  trx: Trx,
  siteId: number,
  branches: readonly string[]
): Promise<void> {
  if (branches.length === 0) return
  const rows: { username: string }[] = await trx
    .query<{ username: string }>()
    .from('users')
    .where('site_id', siteId)
    .whereIn('type', ['dealer', 'partner'])
    .whereIn('username', [...branches])
    .select('username')
  const known = new Set(rows.map(({ username }) => username))
  const stray = branches.findIndex((username) => !known.has(username))
  if (stray !== -1) throw AppError.field(`branches.${stray}`, 'unknownEntry')
}
