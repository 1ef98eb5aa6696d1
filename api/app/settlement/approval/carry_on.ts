/** Carries out orders that were approved but not carried out, because the server stopped in between. */
import { ofBrandsHere } from '#core/database/brands_here'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { NO_SESSION, type Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { carryOut, KINDS, type StoredOrder } from '#settlement/approval/carry_out'

/**
 * Time for the request that approved an order to carry it out. If both try, no harm is done: an order is carried out
 * once.
 */
const LEFT_ALONE_MS = 10_000

interface ApprovedOrder extends StoredOrder {
  site_id: number
  decided_by: number
  decided_at: number
}

/**
 * Carries out orders that were approved at least 10 seconds ago. An order that can no longer be carried out waits for a
 * decision again.
 */
export async function carryOnApproved(): Promise<void> {
  const approved = db.query<ApprovedOrder>().from('pending_decisions')
  const rows: ApprovedOrder[] = await ofBrandsHere(approved)
    .where('state', 'carryingOut')
    .where('decided_at', '<=', clock.now() - LEFT_ALONE_MS)
    .orderBy('id')
    .select('id', 'site_id', 'kind', 'subject_id', 'ordered', 'decided_by', 'decided_at')
  for (const row of rows) {
    try {
      await carryOut(row, await officerOf(row), Number(row.decided_at))
    } catch (error) {
      logger.error({ err: error, decisionId: row.id }, 'an approved order was not carried out')
    }
  }
}

interface Officer {
  type: UserType
  username: string
  path: string
  currency: string
  language: string
}

/** The second officer as an editor without a session, with the address of the approval. */
async function officerOf(row: ApprovedOrder): Promise<Editor> {
  const officer: Officer = await db
    .query<Officer>()
    .from('users')
    .where('id', row.decided_by)
    .select('type', 'username', 'path', 'currency', 'language')
    .firstOrFail()
  const approval = await db
    .query<{ ip: string }>()
    .from('audit_log')
    .where({
      subject_type: KINDS[row.kind].subject,
      subject_id: row.subject_id,
      action: 'decision.approve',
      actor_id: row.decided_by,
    })
    .orderBy('id', 'desc')
    .select('ip')
    .first()
  const { decided_by: userId, site_id: siteId } = row
  return {
    principal: {
      ...officer,
      sessionId: NO_SESSION,
      userId: Number(userId),
      siteId: Number(siteId),
      permissions: new Set(),
      isInstallationStaff: false,
    },
    ip: approval?.ip ?? '',
  }
}
