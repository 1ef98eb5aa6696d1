/** Users in every relation to rows of the tree, for the matrix of routes and roles. */
import db from '@adonisjs/lucid/services/db'
import {
  actsForHouse,
  mayHold,
  PERMISSIONS,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { recordAudit } from '#audit/record_audit'
import { moveCredit } from '#dealers/actions/move_credit'
import { placeOn } from '#tests/coupons/after_support'
import { makeMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import {
  makeCouponRows,
  makeDealerRows,
  makeDrawPrint,
  makePeriod,
} from '#tests/support/dealer_rows'
import { makeUser, type TestUser } from '#tests/support/factories'
import { makeRound } from '#tests/support/game_rows'
import { makePayment } from '#tests/support/payment_rows'
import type { World } from '#tests/support/world'

export const RELATIONS = ['own', 'below', 'sibling', 'parent'] as const
export type Relation = (typeof RELATIONS)[number]

/** Every permission that users of the type may hold who are staff of the installation, as those of tests are. */
export const allOf = (type: UserType) =>
  PERMISSIONS.filter((permission) => mayHold(type, permission, true))

/** Ids of one person's rows, by list. */
export type Rows = Record<string, number>

/** An actor with the ids of the rows that stand in each relation to them, or to the dealer for whom they work. */
export interface Actor {
  role: string
  user: TestUser
  /** The type whose reach bounds their permissions. */
  reachesAs: UserType
  rows: Record<Relation, Rows>
}

/** Types that statements, cards, shifts and machines can belong to. */
const OWNERS: readonly UserType[] = ['dealer', 'partner', 'terminal']

async function rowsOf(world: World, user: TestUser): Promise<Rows> {
  await recordAudit(db.connection(), {
    siteId: user.siteId,
    actorId: user.id,
    action: 'user.create',
    subjectType: 'user',
    subjectId: user.id,
    detail: {},
  })
  const entry = await db
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_accounts.user_id', user.id)
    .select('ledger_entries.id as id', 'account_id', 'transfer_id')
    .firstOrFail()
  const audit = await db.from('audit_log').where('actor_id', user.id).select('id').firstOrFail()
  const match = await makeMatch()
  const coupon =
    user.type === 'player' ? await placeOn(await signInAs(world.site, user), [match]) : null
  const ofDealer = OWNERS.includes(user.type)
    ? await makeDealerRows(user, await makePeriod(world.site.id))
    : {}
  return {
    'users': user.id,
    ...(user.type === 'dealer' && { dealers: user.id }),
    ...(coupon !== null && { coupons: coupon }),
    ...ofDealer,
    ...(!actsForHouse(user.type) && { 'credit-slips': await slipOf(world, user) }),
    'payments': await makePayment(user, 0),
    'game-rounds': await makeRound(user),
    'audit-log': Number(audit.id),
    'ledger-accounts': Number(entry.account_id),
    'ledger-entries': Number(entry.id),
    'ledger-transfers': Number(entry.transfer_id),
  }
}

/** A movement of credit from the house to the user. */
async function slipOf({ admin }: World, user: TestUser): Promise<number> {
  const { body } = await moveCredit(
    user.id,
    { direction: 'send', amountMinor: 100 },
    {
      principal: await principalOf(await User.findOrFail(admin.id)),
      ip: '',
      idempotencyKey: `matrix-${user.id}`,
    }
  )
  return body.transferId
}

/** Makes a user of the type below `parent`, who holds all that the type may hold. */
const person = ({ site }: World, type: UserType, parent: TestUser) =>
  makeUser({
    site,
    type,
    parent,
    permissions: allOf(type),
    balanceMinor: 100_000,
  })

/** Rows of a player and the player's coupon, and of a dealer where the tree has one there. */
async function branchRows(world: World, player: TestUser, dealer?: TestUser): Promise<Rows> {
  const rows = await rowsOf(world, player)
  if (!dealer) return rows
  const ofDealer = await makeDealerRows(dealer, await makePeriod(world.site.id))
  const ofCoupon = await makeCouponRows(rows['coupons'] ?? 0, ofDealer.statements, dealer.id)
  const ofDraw = { 'draw-prints': await makeDrawPrint(ofDealer['draw-tickets'], dealer.id) }
  const isDealer = dealer.type === 'dealer'
  return { ...rows, ...ofDealer, ...ofCoupon, ...ofDraw, ...(isDealer && { dealers: dealer.id }) }
}

/** A user of the type below `parent`, with rows of their own, below, beside and above. */
export async function makeActor(world: World, type: UserType, parent: TestUser): Promise<Actor> {
  const user =
    type === 'admin'
      ? await makeUser({ site: world.site, type, balanceMinor: 100_000 })
      : await person(world, type, parent)
  const sibling = await person(world, 'dealer', parent)
  const hasBranch = type === 'dealer' || type === 'partner' || type === 'admin'
  const subDealer =
    type === 'partner' || !hasBranch ? undefined : await person(world, 'dealer', user)
  return {
    role: type,
    user,
    reachesAs: type,
    rows: {
      own: await rowsOf(world, user),
      below: hasBranch
        ? await branchRows(world, await person(world, 'player', user), subDealer)
        : {},
      sibling: await branchRows(world, await person(world, 'player', sibling), sibling),
      parent: {
        ...(await branchRows(world, await person(world, 'player', parent), parent)),
        users: parent.id,
      },
    },
  }
}

/** An operator of a dealer, to whom all rows stand as they do to the dealer. */
export async function makeDealersOperator(world: World, parent: TestUser): Promise<Actor> {
  const { user: dealer, rows } = await makeActor(world, 'dealer', parent)
  const user = await person(world, 'operator', dealer)
  return {
    role: 'operator of a dealer',
    user,
    reachesAs: 'dealer',
    rows: { ...rows, own: { ...rows.own, ...(await rowsOf(world, user)) } },
  }
}
