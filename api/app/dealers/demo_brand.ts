/**
 * The brand of a first start: an admin, a dealer, a player with credit and a cashier of the dealer's shop, so that everything
 * can be tried at once.
 */
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { DEFAULT_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import { jobState, storeJobState } from '#core/database/job_state'
import { principalOf } from '#accounts/actions/open_session'
import { openSite } from '#accounts/actions/open_site'
import { brandWords } from '@grandstand/shared-types/accounts/context_words'
import { checkPassword } from '#accounts/password_rules'
import type { NewUser } from '#accounts/validators/user'
import type { Principal } from '#core/requests/access'
import { memberBelow, memberOf, sendCredit, shippedRoleIds } from '#dealers/demo_people'
import { replaceKnownPasswords } from '#dealers/demo_passwords'
import { DEMO_SITE_KEY, signInsWith } from '#dealers/demo_sign_ins'
import Site from '#sites/models/site'

const SITE = {
  key: DEMO_SITE_KEY,
  title: 'Grandstand',
  defaultLanguage: DEFAULT_LANGUAGE,
  currency: 'TRY',
}
const DEALER_CREDIT_MINOR = 10_000_000
const PLAYER_CREDIT_MINOR = 100_000

/**
 * Row of `job_states` that stores how far opening the demo has come, so that the next start goes on after an
 * interruption.
 */
const JOB = 'demo:brand'

/**
 * Opens the demo brand when there is no brand at all. Its people get `ownPassword`, or the published passwords; people
 * with a published password get `ownPassword` at a later start. Resolves to `opened` when this call opened the brand,
 * `existing` when an earlier one did, `none` when the brands are not the demo's. Throws 422 as `checkPassword`.
 */
export async function openDemoBrand(ownPassword?: string): Promise<'opened' | 'existing' | 'none'> {
  if (ownPassword !== undefined) requireOwnPassword(ownPassword)
  const [adminSignIn, dealerSignIn, playerSignIn, cashierSignIn] = signInsWith(ownPassword)
  const isDemo = ownPassword === undefined
  const job = await jobState(JOB)
  if (job === 'done') {
    if (ownPassword !== undefined) await replaceKnownPasswords(ownPassword)
    return 'existing'
  }
  if (job === null && (await Site.query().first())) return 'none'
  if (job === null) await storeJobState(JOB, 'begun')

  const site = await Site.findBy('key', SITE.key)
  const admin = await principalOf(
    site
      ? await memberOf(site.id, adminSignIn.username)
      : await openSite(SITE, { ...adminSignIn, isDemo })
  )
  const roles = await shippedRoleIds(admin.siteId)
  const open = (above: Principal, input: NewUser) => memberBelow(above, input, { isDemo })
  const dealer = await open(admin, {
    ...dealerSignIn,
    type: 'dealer',
    firstName: 'Cem',
    lastName: 'Uslu',
    roleId: roles.get('dealer'),
  })
  await sendCredit(admin, dealer, DEALER_CREDIT_MINOR)
  const player = await open(dealer, {
    ...playerSignIn,
    type: 'player',
    firstName: 'Defne',
    lastName: 'Tan',
    limits: { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR },
  })
  await sendCredit(dealer, player, PLAYER_CREDIT_MINOR)
  await open(dealer, {
    ...cashierSignIn,
    type: 'terminal',
    firstName: 'Sibel',
    lastName: 'Kara',
    roleId: roles.get('cashier'),
    limits: { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR },
  })
  await storeJobState(JOB, 'done')
  return 'opened'
}

function requireOwnPassword(ownPassword: string): void {
  for (const { username } of signInsWith(ownPassword)) {
    const rules = { refuseCommonPasswords: true, brandWords: brandWords(SITE.title, []) }
    checkPassword(ownPassword, { type: 'admin', username }, rules, 'DEMO_PASSWORD')
  }
}
