/** Pays a commission into somebody's cash; like every credit, it first pays the debt of a corrected payout. */
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { userAccounts } from '#ledger/accounts'
import { RECEIVABLE } from '#ledger/pockets'
import { post, type Transfer } from '#ledger/post'

interface Commission extends Pick<
  Transfer,
  'id' | 'key' | 'siteId' | 'currency' | 'referenceType' | 'referenceId' | 'actorId'
> {
  payeeId: number
  amountMinor: number
  /** The house's account `commission`. */
  houseId: number
}

/** 0 posts nothing. Throws 422 `currencyDiffers` [payee's, commission's] for a payee without cash in the currency. */
export async function payCommission(
  trx: Trx,
  { payeeId, amountMinor, houseId, ...transfer }: Commission
): Promise<void> {
  if (amountMinor === 0) return
  const accounts = (await userAccounts([payeeId], { trx })).get(payeeId) ?? []
  const idOf = (pocket: string) =>
    accounts.find((one) => one.pocket === pocket && one.currency === transfer.currency)?.id
  const cashId = idOf('balance')
  const receivableId = idOf(RECEIVABLE)
  if (!cashId || !receivableId) {
    const own = accounts.find(({ pocket }) => pocket === 'balance')?.currency ?? ''
    throw new AppError('currencyDiffers', { params: [own, transfer.currency] })
  }
  await post(trx, [
    {
      ...transfer,
      kind: 'commissionPaid',
      legs: [
        { accountId: houseId, amountMinor: 0 - amountMinor },
        { accountId: cashId, amountMinor, receivableId },
      ],
    },
  ])
}
