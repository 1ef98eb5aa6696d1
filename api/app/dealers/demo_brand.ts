/** The brand of a first start: an admin, a dealer and a player who have credit, so that everything can be tried at once. */
import db from '@adonisjs/lucid/services/db'
import { DEFAULT_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/access'
import { clock } from '#core/clock'
import { createUser } from '#accounts/actions/create_user'
import { openSite } from '#accounts/actions/open_site'
import User from '#accounts/models/user'
import { permissionsOf } from '#accounts/permissions'
import type { NewUser } from '#accounts/validators/user'
import { moveCredit } from '#dealers/actions/move_credit'
import Site from '#sites/models/site'

const SITE = { key: 'grandstand', title: 'Grandstand', defaultLanguage: 'tr', currency: 'TRY' }
const DEALER_CREDIT_MINOR = 10_000_000
const PLAYER_CREDIT_MINOR = 100_000
const DEALER_PERMISSIONS: Permission[] = [
  'users.view',
  'users.edit',
  'dealers.edit',
  'credit.move',
  'coupons.view',
  'ledger.view',
  'catalogue.view',
]

export const DEMO_SIGN_INS = [
  { username: 'admin', password: 'admin1234' },
  { username: 'dealer', password: 'dealer1234' },
  { username: 'player', password: 'player1234' },
] as const
const [ADMIN, DEALER, PLAYER] = DEMO_SIGN_INS

/** Row of `job_states` that says how far this came: a start that was cut off goes on where it stopped. */
const JOB = 'demo:brand'

/**
 * Opens the demo brand when there is no brand at all. Resolves to `opened` when it did, `standing` when it had done so
 * before, `none` when the brands here are somebody's own.
 */
export async function openDemoBrand(): Promise<'opened' | 'standing' | 'none'> {
  const job = await db.from('job_states').where('name', JOB).select('state').first()
  if (job?.state === 'done') return 'standing'
  if (!job && (await Site.query().first())) return 'none'
  if (!job) await db.insertQuery().table('job_states').insert(jobRow('begun'))

  const site = await Site.findBy('key', SITE.key)
  const admin = principalOf(
    site
      ? await memberOf(site.id, ADMIN.username)
      : await openSite(SITE, { ...ADMIN, isDemo: true })
  )
  const dealer = await memberBelow(admin, {
    ...DEALER,
    type: 'dealer',
    firstName: 'Demo',
    lastName: 'Dealer',
    permissions: DEALER_PERMISSIONS,
  })
  await sendCredit(admin, dealer, DEALER_CREDIT_MINOR)
  const player = await memberBelow(dealer, {
    ...PLAYER,
    type: 'player',
    firstName: 'Demo',
    lastName: 'Player',
    limits: { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR },
  })
  await sendCredit(dealer, player, PLAYER_CREDIT_MINOR)
  await db.from('job_states').where('name', JOB).update(jobRow('done'))
  return 'opened'
}

const jobRow = (state: string) => ({ name: JOB, state, updated_at: clock.now() })

async function memberBelow(principal: Principal, input: NewUser): Promise<Principal> {
  const standing = await User.query()
    .where({ siteId: principal.siteId, usernameKey: input.username })
    .first()
  if (!standing) await createUser(input, { principal, ip: '', ignored: [], isDemo: true })
  return principalOf(standing ?? (await memberOf(principal.siteId, input.username)))
}

const memberOf = (siteId: number, usernameKey: string): Promise<User> =>
  User.query().where({ siteId, usernameKey }).firstOrFail()

async function sendCredit(from: Principal, to: Principal, amountMinor: number): Promise<void> {
  const order = { direction: 'send', amountMinor } as const
  await moveCredit(to.userId, order, { principal: from, ip: '', idempotencyKey: 'demo-credit' })
}

const principalOf = (user: User): Principal => ({
  sessionId: 0,
  userId: user.id,
  siteId: user.siteId,
  type: user.type,
  username: user.username,
  path: user.path,
  currency: user.currency,
  language: user.language,
  permissions: new Set(permissionsOf(user.type, user.permissions)),
})
