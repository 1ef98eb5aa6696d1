import { sealRows, type Sealing } from '#core/chain/seal_rows'
import { verifyChain, type ChainReport, type Options } from '#core/chain/verify_chain'
import { LEDGER_CHAIN } from '#ledger/seals/ledger_chain'
import { everyUnsealed, LOOK_BACK_MS, newlyUnsealed } from '#ledger/seals/unsealed'

/** Seals the transfers without a seal, and resolves to their number. */
export const sealTransfers = (options: Sealing = {}): Promise<number> =>
  sealRows(LEDGER_CHAIN, options)

/** As `sealTransfers`, but leaves those to it that appear late: a busy server reads few sealed transfers again. */
export const sealNewestTransfers = (options: Sealing = {}): Promise<number> =>
  sealRows({ ...LEDGER_CHAIN, unsealed: () => newlyUnsealed(LOOK_BACK_MS.near) }, options)

export interface SealReport extends ChainReport {
  /** The first transfer that was put in later; null when there is none. */
  added: number | null
}

/** Seals the transfers without a seal, then walks the chain from its first seal to its last. */
export async function verifySeals(options: Options = {}): Promise<SealReport> {
  let added: number | null = null
  const unsealed = () =>
    everyUnsealed((id) => {
      added ??= id
    })
  await sealRows({ ...LEDGER_CHAIN, unsealed }, options)
  return { ...(await verifyChain(LEDGER_CHAIN, options)), added }
}
