/** Two brands with a player and an admin each, who look at the same matches. */
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { outcomeOf, type TestMatch } from '#tests/support/board'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

export interface Brand extends Bettor {
  admin: ApiSession
}

export async function makeBrand(): Promise<Brand> {
  const bettor = await makeBettor()
  const admin = await makeUser({ site: bettor.site, type: 'admin', isInstallationStaff: false })
  return { ...bettor, admin: await signInAs(bettor.site, admin) }
}

interface Laid {
  isHidden?: boolean
  isSuspended?: boolean
}

export const layOver = ({ admin }: Brand, scope: OfferScope, scopeId: number, laid: Laid) =>
  admin.post<OfferLayerRow & Refusal>('/v1/offer-layers', {
    scope,
    scopeId,
    isHidden: false,
    isSuspended: false,
    ...laid,
  })

/** Lays over and answers with the id of the row; throws when it is refused. */
export async function laidOver(
  brand: Brand,
  scope: OfferScope,
  scopeId: number,
  laid: Laid
): Promise<number> {
  const { status, body } = await layOver(brand, scope, scopeId, laid)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

export const hide = (brand: Brand, scope: OfferScope, scopeId: number) =>
  laidOver(brand, scope, scopeId, { isHidden: true })

export const suspend = (brand: Brand, scope: OfferScope, scopeId: number) =>
  laidOver(brand, scope, scopeId, { isSuspended: true })

export const lift = ({ admin }: Brand, id: number) => admin.delete(`/v1/offer-layers/${id}`)

/** A visitor of the brand. */
export const at = ({ site }: Brand) => new ApiSession(site.host)

export const home = (match: TestMatch): number => outcomeOf(match, '1', '1')

/** The first refusal of 10.00 on the home win; null when it is placed. */
export async function refusalOf({ session }: Pick<Brand, 'session'>, match: TestMatch) {
  const { status, body } = await place(session, slip([[home(match), 2000]]))
  return status === 201 ? null : body.error.key
}
