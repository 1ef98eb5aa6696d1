import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { AUDIT_CHAIN } from '#audit/chain/audit_chain'
import { verifyAudit } from '#audit/chain/verify_audit'
import { anchorChain } from '#core/chain/verify_chain'

export const sealed: SealedOfRoom = {
  more: async () => ({
    what: 'audit_log',
    rows: await anchorChain(AUDIT_CHAIN, await verifyAudit({ hasDigest: true })),
  }),
}
