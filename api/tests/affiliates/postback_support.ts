/** Affiliates with servers of their own. */
import type {
  NewPostbackServer,
  OwnPostbacks,
} from '@grandstand/shared-types/wire/affiliates/postbacks'
import { clock } from '#core/timing/clock'
import { beginPostbacks, postbacksDone } from '#affiliates/postbacks/send_postbacks'
import { makeAffiliate, type AffiliateBrand } from '#tests/affiliates/affiliate_support'
import type { Listener } from '#tests/affiliates/postback_listener'
import { signInAs } from '#tests/support/client'

export const POSTBACKS = '/v1/me/affiliate/postbacks'

/** Sends what is due, and waits for it. */
export async function sendPostbacks(): Promise<void> {
  await beginPostbacks(() => false)
  await postbacksDone()
}
/** Lets time go by. */
export const later = (ms: number) => clock.set(clock.now() + ms)

/** An affiliate whose server the listener is. */
export async function listening(brand: AffiliateBrand, listener: Listener) {
  const affiliate = await makeAffiliate(brand)
  const session = await signInAs(brand.site, affiliate.user)
  const tell = async () =>
    (await session.post<NewPostbackServer>(POSTBACKS, { address: listener.address })).body.secret
  const own = async () => (await session.get<OwnPostbacks>(POSTBACKS)).body
  return { affiliate, session, tell, own, secret: await tell() }
}
