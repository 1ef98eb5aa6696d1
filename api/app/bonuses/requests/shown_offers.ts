/** Offers as players see them. */
import db from '@adonisjs/lucid/services/db'
import type { BonusMeta, BonusView } from '@grandstand/shared-types/wire/bonuses/offers'
import { standpointOf } from '#accounts/queries/audience'
import type { Principal } from '#core/requests/access'
import { textIn, type Language } from '#core/requests/written_texts'
import { isAskable, isOnShow, offersOf, shownTerms } from '#bonuses/offers/offer'
import { refusalOf } from '#bonuses/requests/refusal_of'
import { NO_STANDING, standingOf, standingWith } from '#bonuses/requests/standing'
import { areRequestsOpen } from '#bonuses/requests/send_request'

/**
 * The offers on show that players can ask for. A player sees those of the own currency, country and branch; a visitor those
 * that are for everybody.
 */
export async function shownOffers(
  siteId: number,
  principal: Principal | null,
  language: Language
): Promise<BonusView[]> {
  const offers = (await offersOf(db.connection(), siteId)).filter(
    (offer) => isOnShow(offer) && isAskable(offer)
  )
  const standing = principal ? await standingOf(db.connection(), principal.userId) : NO_STANDING
  const standpoint = principal ? await standpointOf(principal) : { country: null, branches: [] }
  return offers.flatMap((offer) => {
    const currency = principal?.currency ?? offer.terms.currency
    const refusal = refusalOf(offer, { currency, standpoint, standing })
    if (refusal === 'bonusNotOpen' || refusal === 'currencyDiffers') return []
    return [
      {
        id: offer.id,
        title: textIn(offer.titles, language),
        text: textIn(offer.texts, language),
        category: offer.category,
        terms: shownTerms(offer),
        shownUntil: offer.shownUntil,
        refusal: principal ? refusal : null,
        ...standingWith(offer, standing),
      },
    ]
  })
}

/** getBonusMeta of the specification: the player's standing, and whether requests are taken. */
export async function bonusMeta(principal: Principal, language: Language): Promise<BonusMeta> {
  const { siteId, userId } = principal
  const shown = new Set((await shownOffers(siteId, principal, language)).map(({ id }) => id))
  const standing = await standingOf(db.connection(), userId)
  const asked = new Set(standing.requests.map(({ bonusId }) => bonusId))
  const offers = await offersOf(db.connection(), siteId)
  return {
    status: (await areRequestsOpen(siteId)) ? 1 : 0,
    data: offers
      .filter(({ id }) => shown.has(id) || asked.has(id))
      .map((offer) => ({
        id: offer.id,
        title: textIn(offer.titles, language),
        ...standingWith(offer, standing),
      })),
  }
}
