/** Sites and users for tests. Every test makes its own site, so that tests share a database and never a row. */
import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import {
  actsForHouse,
  type Permission,
  type Product,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { insertShippedRoles } from '#accounts/actions/shipped_roles'
import User from '#accounts/models/user'
import { clock } from '#core/timing/clock'
import { recordAudit } from '#audit/record_audit'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId, openDebtAccounts, openUserAccounts } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'
import { post, reserveTransferIds } from '#ledger/post'
import { insertHosts } from '#sites/actions/update_hosts'
import { forgetWhichSites } from '#sites/current_site'
import Site from '#sites/models/site'
import type { SiteSettingsData } from '#sites/settings'

export const DEFAULT_PASSWORD = 'open-sesame-1'
const passwordHash = await hash.make(DEFAULT_PASSWORD)

/** Whether a user still has the password with which `makeUser` made them. */
export const hasDefaultPassword = (user: Pick<User, 'passwordHash'>): boolean =>
  user.passwordHash === passwordHash

export interface TestSite {
  id: number
  /** The host name for requests to this site. */
  host: string
  currency: string
}

export interface TestUser {
  id: number
  siteId: number
  type: UserType
  username: string
  path: string
  currency: string
}

/** A brand with a host name of its own. */
export async function makeSite(
  options: { currency?: string; settings?: Partial<SiteSettingsData> } = {}
): Promise<TestSite> {
  const key = randomUUID().slice(0, 18)
  const host = `${key}.test`
  const currency = options.currency ?? 'TRY'
  const now = clock.now()
  const site = await Site.create({
    key,
    title: 'A test brand',
    defaultLanguage: 'tr',
    currency,
    settings: options.settings ?? {},
    status: 1,
    createdAt: now,
    updatedAt: now,
  })
  await inTransaction(async (trx) => {
    await insertHosts(trx, site.id, [host])
    await insertShippedRoles(trx, site.id)
  })
  forgetWhichSites()
  return { id: site.id, host, currency }
}

export interface UserOptions {
  site: TestSite
  type: UserType
  /** The dealer above; a user without one is at the top of the tree. */
  parent?: Pick<TestUser, 'id' | 'path'>
  username?: string
  status?: 0 | 1
  currency?: string
  permissions?: Permission[]
  /** Whether the user is staff of the installation; an admin or an operator is, unless the test says otherwise. */
  isInstallationStaff?: boolean
  roleId?: number
  products?: Partial<Record<Product, 0 | 1>>
  limits?: Partial<CouponLimits>
  openingLimit?: number
  creditLimitMinor?: number
  /** Owes credit to the dealer above. */
  isOnCredit?: boolean
  maxTransferMinor?: number
  maxDayTransfersMinor?: number
  /** Cash at the beginning, sent from the house. */
  balanceMinor?: number
}

/**
 * A user who can sign in with `DEFAULT_PASSWORD`, with all accounts of the ledger. Admins and operators are staff of the
 * installation unless the test says otherwise, so that they may do whatever their type may do at all (rules 8.16).
 */
export async function makeUser(options: UserOptions): Promise<TestUser> {
  const username = options.username ?? uniqueName(options.type)
  const currency = options.currency ?? options.site.currency
  const now = clock.now()
  const user = await inTransaction(async (trx) => {
    const row = new User().useTransaction(trx)
    row.merge({
      siteId: options.site.id,
      type: options.type,
      username,
      usernameKey: username.toLowerCase(),
      passwordHash,
      parentId: options.parent?.id ?? null,
      path: '/',
      depth: (options.parent?.path ?? '/').split('/').length - 2,
      status: options.status ?? 1,
      isOnline: false,
      autoPrint: false,
      language: 'tr',
      currency,
      firstName: 'Test',
      lastName: username,
      openingLimit: options.openingLimit ?? 0,
      isOnCredit: options.isOnCredit ?? false,
      maxTransferMinor: options.maxTransferMinor ?? 0,
      maxDayTransfersMinor: options.maxDayTransfersMinor ?? 0,
      isInstallationStaff: options.isInstallationStaff ?? actsForHouse(options.type),
      roleId: options.roleId ?? null,
      permissions: options.permissions ?? [],
      products: options.products ?? {},
      limits: options.limits ?? {},
      tokenVersion: 0,
      createdAt: now,
      updatedAt: now,
    })
    await row.save()
    await row.merge({ path: `${options.parent?.path ?? '/'}${row.id}/` }).save()
    await openUserAccounts(
      trx,
      { id: row.id, siteId: options.site.id, currency },
      options.creditLimitMinor
    )
    // as staff give credit: the check of the books compares the floor with this row
    const creditLimit = options.creditLimitMinor
    if (creditLimit) {
      await recordAudit(trx, {
        siteId: options.site.id,
        actorId: null,
        action: 'user.create',
        subjectType: 'user',
        subjectId: row.id,
        detail: { after: { creditLimit } },
      })
    }
    const dealer = options.parent && { id: options.parent.id, siteId: options.site.id, currency }
    if (options.isOnCredit) await openDebtAccounts(trx, row, dealer ?? null)
    return row
  })
  if (options.balanceMinor) await sendCash(user, options.balanceMinor)
  return {
    id: user.id,
    siteId: user.siteId,
    type: user.type,
    username,
    path: user.path,
    currency,
  }
}

/** Puts cash into a user's pocket from the house, as an admin would. */
export async function sendCash(
  user: Pick<TestUser, 'id' | 'siteId' | 'currency'>,
  amountMinor: number
): Promise<void> {
  const house = await houseAccountId(user.siteId, 'credit', user.currency)
  const accountId = await accountIdOf(user.id, 'balance')
  const [id = 0] = await reserveTransferIds(1)
  await inTransaction((trx) =>
    post(trx, [
      {
        id,
        key: `test:${id}`,
        kind: 'creditSent',
        siteId: user.siteId,
        currency: user.currency,
        legs: [
          { accountId: house, amountMinor: 0 - amountMinor },
          { accountId, amountMinor },
        ],
      },
    ])
  )
}

/** The id of one of a user's accounts in the ledger. */
export async function accountIdOf(userId: number, pocket: UserPocket): Promise<number> {
  const row = await db
    .query<{ id: number }>()
    .from('ledger_accounts')
    .where({ user_id: userId, pocket })
    .select('id')
    .firstOrFail()
  return Number(row.id)
}

/** A user's cash in minor units. */
export async function cashOf(userId: number): Promise<number> {
  const row = await db
    .query<{ balance: number }>()
    .from('ledger_accounts')
    .where({ user_id: userId, pocket: 'balance' })
    .select('balance')
    .firstOrFail()
  return Number(row.balance)
}

/** A unique username of five to twenty letters and digits. */
export function uniqueName(prefix: string): string {
  return `${prefix.slice(0, 8)}${randomUUID().replaceAll('-', '').slice(0, 12)}`
}
