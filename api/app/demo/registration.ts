/** Somebody who registered with the second brand of the demo, and has not opened the link of the mail yet. */
import { insertUser } from '#accounts/actions/insert_user'
import User from '#accounts/models/user'
import { inTransaction } from '#core/database/transactions'
import { memberOf } from '#dealers/demo_people'
import { SECOND_BRAND } from '#dealers/demo_sign_ins'
import { writeActivationMail } from '#registration/mails'
import { siteById } from '#sites/current_site'
import Site from '#sites/models/site'

const PERSON = {
  username: 'clara1990',
  firstName: 'Clara',
  lastName: 'Weiss',
  email: 'clara.weiss@example.com',
  language: 'de',
  countryCode: 'DE',
  birthDate: '1990-04-12',
} as const

/** Somebody of the past week (people.ts). */
const OF_THE_WEEK = 'marmara'

/** Registers her once. `adminName`: the admin of the brand. */
export async function registerOne(adminName: string): Promise<void> {
  const row = await Site.findBy('key', SECOND_BRAND.key)
  if (!row || (await User.findBy({ siteId: row.id, usernameKey: PERSON.username }))) return
  const site = await siteById(row.id)
  const house = await memberOf(row.id, adminName)
  // the people of the week share one password that nobody knows, hashed once
  const { passwordHash } = await User.findByOrFail('usernameKey', OF_THE_WEEK)
  await inTransaction(async (trx) => {
    const input = { ...PERSON, type: 'player' as const, isOnline: true, password: '' }
    const user = await insertUser(trx, house, input, passwordHash, { awaitsActivation: true })
    await writeActivationMail(trx, site, user)
  })
}
