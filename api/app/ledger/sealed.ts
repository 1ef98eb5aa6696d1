import { anchorChain } from '#core/chain/verify_chain'
import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { LEDGER_CHAIN } from '#ledger/seals/ledger_chain'
import { verifySeals } from '#ledger/seals/verify_seals'

export const sealed: SealedOfRoom = {
  more: async () => ({
    what: 'ledger_transfers',
    rows: await anchorChain(LEDGER_CHAIN, await verifySeals({ hasDigest: true })),
  }),
}
