import db from '@adonisjs/lucid/services/db'
import type { OwnPayout } from '@grandstand/shared-types/wire/affiliates/own'
import type { Principal } from '#core/requests/access'
import { textIn } from '#core/requests/written_texts'
import { requireOnlineUser } from '#affiliates/own_affiliate_row'
import { payoutTargetOf } from '#affiliates/queries/payout_target'
import { methodsOf } from '#payments/methods/method'
import { siteById } from '#sites/current_site'

const SHOWN_SIGNS = 4

/** The method of the affiliate's payouts, and the last signs of its account. Throws as `requireOnlineUser`. */
export async function ownPayout(principal: Principal, language: string): Promise<OwnPayout> {
  await requireOnlineUser(principal)
  const target = await payoutTargetOf(principal.userId)
  if (!target) return { method: null }
  const { methodId, values } = target
  const { defaultLanguage } = await siteById(principal.siteId)
  const [method] = await methodsOf(db.connection(), principal.siteId, { id: methodId })
  const account = method?.fields.find(({ type }) => type === 'iban')
  const number = values.find(({ name }) => name === account?.name)?.value ?? ''
  return {
    method: {
      id: methodId,
      name: method ? textIn(method.names, { asked: language, otherwise: defaultLanguage }) : '',
      ending: number.slice(-SHOWN_SIGNS),
    },
  }
}
