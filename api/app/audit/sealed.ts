import type { Left, SealedOfRoom } from '#core/keys/sealed_columns'
import { writeAnchor } from '#audit/chain/anchors'
import { verifyAudit } from '#audit/chain/verify_audit'

export const sealed: SealedOfRoom = { more: anchorAudit }

/** Proves the rows that another key has sealed by an anchor under the present one, unless the log is broken. */
async function anchorAudit(): Promise<Left> {
  const { head, digest, otherKey, firstBreak } = await verifyAudit()
  if (firstBreak) return { what: 'audit_log', rows: Math.max(otherKey, 1) }
  if (otherKey > 0) await writeAnchor(head.id, digest)
  return { what: 'audit_log', rows: 0 }
}
