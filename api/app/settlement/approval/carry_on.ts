/** Carries out orders that were approved but not carried out, because the server stopped in between. */
import { ofBrandsHere } from '#core/database/brands_here'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { carryOut, type StoredOrder } from '#settlement/approval/carry_out'

/**
 * Time for the request that approved an order to carry it out. If both try, no harm is done: an order is carried out
 * once.
 */
const LEFT_ALONE_MS = 10_000

interface ApprovedOrder extends StoredOrder {
  decided_by: number
  decided_at: number
  approver: string
}

/**
 * Carries out orders that were approved at least 10 seconds ago. An order that can no longer be carried out waits for a
 * decision again.
 */
export async function carryOnApproved(): Promise<void> {
  const approved = db.query<ApprovedOrder>().from('pending_decisions as d')
  const rows: ApprovedOrder[] = await ofBrandsHere(approved, 'd.site_id')
    .join('users', 'users.id', 'd.decided_by')
    .where('d.state', 'carryingOut')
    .where('d.decided_at', '<=', clock.now() - LEFT_ALONE_MS)
    .orderBy('d.id')
    .select('d.id', 'd.site_id', 'd.kind', 'd.subject_id', 'd.ordered', 'd.asked_by')
    .select('d.decided_by', 'd.decided_at', 'users.username as approver')
  for (const row of rows) {
    try {
      const approver = { id: Number(row.decided_by), username: row.approver }
      await carryOut(row, approver, Number(row.decided_at))
    } catch (error) {
      logger.error({ err: error, decisionId: row.id }, 'an approved order was not carried out')
    }
  }
}
