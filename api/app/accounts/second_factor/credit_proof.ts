import type { Principal } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { siteById } from '#sites/current_site'

/**
 * Asks for step-up before more credit, commission or worth of cards than the brand's figure moves. The figure is in the
 * brand's own currency; an amount in another currency always asks (decisions/0010). Throws 403 `stepUpNeeded`.
 */
export async function requireCreditProof(
  principal: Principal,
  { currency, amountMinor }: { currency: string; amountMinor: number }
): Promise<void> {
  const site = await siteById(principal.siteId)
  const isSmall = currency === site.currency && amountMinor <= site.settings.stepUpCreditMinor
  if (!isSmall) await requireStepUp(principal)
}
