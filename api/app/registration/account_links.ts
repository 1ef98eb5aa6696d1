/** Links in mails that act for an account: 256 random bits, stored as a hash, valid for a limited time. */
import { randomBytes } from 'node:crypto'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { hashOfToken } from '#accounts/session/tokens'

const HOUR_MS = 3_600_000

/** How long a link of each purpose is valid, in milliseconds. */
export const LINK_VALID_MS = { activation: 24 * HOUR_MS, passwordReset: HOUR_MS } as const
type LinkPurpose = keyof typeof LINK_VALID_MS

interface Link {
  id: number
  userId: number
  isUsed: boolean
}

/** Makes a link and resolves to its code, which only the mail contains. */
export async function newLink(trx: Trx, userId: number, purpose: LinkPurpose): Promise<string> {
  const now = clock.now()
  const code = randomBytes(32).toString('base64url')
  await trx
    .insertQuery()
    .table('account_links')
    .insert({
      user_id: userId,
      purpose,
      code_hash: hashOfToken(code),
      created_at: now,
      expires_at: now + LINK_VALID_MS[purpose],
    })
  return code
}

/**
 * The link of a code, whose row stays locked until `trx` ends. Throws 410 `linkOver` for an unknown or expired code.
 */
export async function openLink(trx: Trx, code: string, purpose: LinkPurpose): Promise<Link> {
  const row: { id: number; user_id: number; used_at: number | null } | null = await trx
    .query<{ id: number; user_id: number; used_at: number | null }>()
    .from('account_links')
    .where({ code_hash: hashOfToken(code), purpose })
    .where('expires_at', '>', clock.now())
    .select('id', 'user_id', 'used_at')
    .forUpdate()
    .first()
  if (!row) throw new AppError('linkOver')
  return { id: Number(row.id), userId: Number(row.user_id), isUsed: row.used_at !== null }
}

/** Ends every link of this purpose that the account still has. */
export async function endLinks(trx: Trx, userId: number, purpose: LinkPurpose): Promise<void> {
  await trx
    .from('account_links')
    .where({ user_id: userId, purpose })
    .whereNull('used_at')
    .update({ used_at: clock.now() })
}
