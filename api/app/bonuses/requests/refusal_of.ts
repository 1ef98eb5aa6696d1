import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { isAmong, type Standpoint } from '#accounts/queries/audience'
import { isAskable, isOnShow, type Offer } from '#bonuses/offers/offer'
import { isPocketTaken, standingWith, type Standing } from '#bonuses/requests/standing'

interface Asking {
  currency: string
  standpoint: Standpoint
  standing: Standing
}

/** Why the player cannot ask for the offer now; null when the player can. */
export function refusalOf(
  offer: Offer,
  { currency, standpoint, standing }: Asking
): Extract<
  ErrorKey,
  'bonusNotOpen' | 'currencyDiffers' | 'bonusRequested' | 'bonusPocketTaken'
> | null {
  const { terms } = offer
  if (!isOnShow(offer) || !isAskable(offer) || !isAmong(terms, standpoint)) return 'bonusNotOpen'
  if (terms.currency !== currency) return 'currencyDiffers'
  if (standingWith(offer, standing).requestedExists === 1) return 'bonusRequested'
  if (terms.stacking === 'refuse' && isPocketTaken(offer, standing)) return 'bonusPocketTaken'
  return null
}
