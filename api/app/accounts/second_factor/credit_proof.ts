import type { Principal } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { siteById } from '#sites/current_site'

/**
 * Asks for the second proof before credit, commission or the worth of cards above the brand's figure moves; the figure is of
 * the brand's own currency, and another currency always asks (decisions/0010). Throws 403 `stepUpNeeded`.
 */
export async function requireCreditProof(
  principal: Principal,
  { currency, amountMinor }: { currency: string; amountMinor: number }
): Promise<void> {
  const site = await siteById(principal.siteId)
  const isSmall = currency === site.currency && amountMinor <= site.settings.stepUpCreditMinor
  if (!isSmall) await requireStepUp(principal)
}
