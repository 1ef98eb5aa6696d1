/** Alerts for the whole installation. */
import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '@grandstand/shared-types/wire/audit'
import { ofBrandsHere } from '#core/database/brands_here'
import { recordAudit } from '#audit/record_audit'

/** Writes one row to the audit log of every brand that is served here, with no author. */
export async function alertEverySite(
  action: AuditAction,
  detail: Record<string, unknown>
): Promise<void> {
  const sites: { id: number }[] = await ofBrandsHere(
    db.query<{ id: number }>().from('sites'),
    'id'
  ).select('id')
  for (const { id } of sites) {
    await recordAudit(db.connection(), {
      siteId: id,
      actorId: null,
      action,
      subjectType: 'site',
      subjectId: id,
      detail,
    })
  }
}
