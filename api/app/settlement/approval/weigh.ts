/** What an order that waits would do now, beside what it would have done when it was given. */
import type { Amount, DecisionPreview } from '@grandstand/shared-types/wire/betting/decisions'
import { AppError } from '#core/errors/app_error'
import { authorOf } from '#settlement/approval/author'
import { KINDS, type StoredOrder } from '#settlement/approval/carry_out'
import { readShown, sealShown } from '#settlement/approval/shown'
import { sumsOf } from '#settlement/approval/threshold'
import { siteById } from '#sites/current_site'

/** An order with the amounts of its time, as JSON. */
export interface WeighedOrder extends StoredOrder {
  amounts: string
}

/** What the officer is shown. Throws as the order. */
export async function weighOrder(row: WeighedOrder, officerId: number): Promise<DecisionPreview> {
  const kind = KINDS[row.kind]
  const { effect, amounts } = await kind.weigh(row, await authorOf(row, kind.subject))
  const amountsThen: Amount[] = JSON.parse(row.amounts)
  const amountsNow = sumsOf(amounts)
  const decisionId = Number(row.id)
  const brands = amounts.map(async (amount) => ({
    ...amount,
    title: (await siteById(amount.siteId)).title,
  }))
  return {
    decisionId,
    amountsThen,
    amountsNow,
    hasGrown: grown(amountsThen, amountsNow) !== null,
    shown: sealShown({ decisionId, officerId }, amountsNow),
    ...effect,
    brands: await Promise.all(brands),
  }
}

/**
 * Throws 409 `amountsGrew` [now, seen, currency] when an amount of now is more than a tenth above the one that the officer was
 * shown, or above that of the order's time where the officer was shown none; and as the order.
 */
export async function requireSeen(
  row: WeighedOrder,
  officerId: number,
  shown?: string
): Promise<void> {
  const { decisionId, amountsThen, amountsNow } = await weighOrder(row, officerId)
  const seen = shown === undefined ? null : readShown(shown, { decisionId, officerId })
  const more = grown(seen ?? amountsThen, amountsNow)
  if (!more) return
  throw new AppError('amountsGrew', { params: [more.now, more.seen, more.currency] })
}

/** The first amount that is more than a tenth above the one that was seen; null when there is none. */
function grown(seen: readonly Amount[], now: readonly Amount[]) {
  for (const { currency, amountMinor } of now) {
    const before = seen.find((one) => one.currency === currency)?.amountMinor ?? 0
    if (amountMinor * 10 > before * 11) return { currency, now: amountMinor, seen: before }
  }
  return null
}
