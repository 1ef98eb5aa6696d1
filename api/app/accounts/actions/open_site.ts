/** A brand, and the admin at the top of its tree. */
import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import User from '#accounts/models/user'
import { insertShippedRoles } from '#accounts/actions/shipped_roles'
import { hashPassword } from '#accounts/password_hash'
import { checkPassword, passwordRulesOf, type PasswordRules } from '#accounts/password_rules'
import { openUserAccounts } from '#ledger/accounts'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { takingHosts } from '#sites/actions/update_hosts'
import { afterCloning, cloneSite, type NewBrand } from '#sites/cloning/clone_site'
import { forgetSites, siteById } from '#sites/current_site'
import Site from '#sites/models/site'
import { withDefaults, type SiteSettingsData } from '#sites/settings'

interface NewSite {
  key: string
  title: string
  defaultLanguage: string
  currency: string
}

interface NewAdmin {
  username: string
  password: string
  /** Allows a common password: the demo's passwords are published. */
  isDemo?: boolean
}

/**
 * Opens a brand with its first admin, as commands do. The first admin of an empty installation is staff of the
 * installation; those of later brands are not. Throws as `addAdmin` does.
 */
export async function openSite(input: NewSite, admin: NewAdmin): Promise<User> {
  const opened = await withAdmin(
    admin,
    rulesOf(input, withDefaults({})),
    async (trx, passwordHash) => {
      const now = clock.now()
      const isFirst = !(await Site.query({ client: trx }).first())
      const site = await new Site()
        .useTransaction(trx)
        .merge({ ...input, settings: {}, status: 1, createdAt: now, updatedAt: now })
        .save()
      await insertShippedRoles(trx, site.id)
      const { username } = admin
      return insertAdmin(trx, site, { username, passwordHash, isInstallationStaff: isFirst })
    }
  )
  forgetSites()
  return opened
}

/**
 * Opens a brand as a copy of another one, with an admin of its own, who is no staff of the installation; answers with its id. Throws 404 `notFound`, 403
 * `stepUpNeeded`, 422 as `addAdmin` at `admin.username` and `admin.password`, and as `insertHosts` and `takingHosts`.
 */
export async function cloneBrand(
  editor: Editor,
  fromId: number,
  { admin, ...brand }: NewBrand & { admin: NewAdmin }
): Promise<number> {
  const { settings } = await siteById(fromId)
  const passwordHash = await hashOf(admin, rulesOf(brand, settings), 'admin.')
  const cloneId = await takingHosts(async (trx) => {
    await requireStepUp(editor.principal, trx)
    const site = await cloneSite(trx, fromId, brand)
    await insertAdmin(trx, site, { username: admin.username, passwordHash })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'site.clone',
      subjectType: 'site',
      subjectId: fromId,
      detail: { after: { id: site.id, ...brand, admin: admin.username } },
    })
    return site.id
  })
  forgetSites()
  await afterCloning()
  return cloneId
}

/**
 * Adds an admin to a brand. Throws 422 `validationFailed`: `minLengthMaxLength` or `usernameCharacters` at `username` or
 * `password`, `commonPassword` at `password`, `usernameAlreadyUseRegister` at `username`.
 */
export function addAdmin(site: Site, admin: NewAdmin): Promise<User> {
  return withAdmin(admin, rulesOf(site, withDefaults(site.settings)), (trx, passwordHash) =>
    insertAdmin(trx, site, { username: admin.username, passwordHash })
  )
}

async function withAdmin(
  admin: NewAdmin,
  rules: PasswordRules,
  work: (trx: Trx, passwordHash: string) => Promise<User>
): Promise<User> {
  const passwordHash = await hashOf(admin, rules)
  try {
    return await inTransaction((trx) => work(trx, passwordHash))
  } catch (error) {
    if (isUniqueViolation(error)) throw AppError.field('username', 'usernameAlreadyUseRegister')
    throw error
  }
}

/** What a brand asks of passwords that is only being made, or whose hosts are not known here. */
const rulesOf = (
  { title, hosts = [] }: { title: string; hosts?: readonly string[] },
  settings: SiteSettingsData
): PasswordRules => passwordRulesOf({ title, hosts: [...hosts] }, settings)

/** The hash of a password that may stand. `path` stands before the fields of a refusal. */
function hashOf(
  { username, password, isDemo }: NewAdmin,
  rules: PasswordRules,
  path = ''
): Promise<string> {
  checkUsername(username, `${path}username`)
  checkPassword(
    password,
    { type: 'admin', username },
    { ...rules, refuseCommonPasswords: rules.refuseCommonPasswords && !isDemo },
    `${path}password`
  )
  return hashPassword(password, 'known')
}

function checkUsername(username: string, field: string): void {
  const { min, max } = LOGIN_FIELD_LENGTH
  if (username.length < min || username.length > max) {
    throw AppError.field(field, 'minLengthMaxLength', ['username', min, max])
  }
  if (!/^[A-Za-z0-9]+$/.test(username)) throw AppError.field(field, 'usernameCharacters')
}

async function insertAdmin(
  trx: Trx,
  site: Site,
  admin: { username: string; passwordHash: string; isInstallationStaff?: boolean }
): Promise<User> {
  const now = clock.now()
  const { username, passwordHash, isInstallationStaff = false } = admin
  const user = await new User()
    .useTransaction(trx)
    .merge({
      siteId: site.id,
      type: 'admin',
      username,
      usernameKey: username.toLowerCase(),
      passwordHash,
      parentId: null,
      path: '/',
      depth: 0,
      status: 1,
      isOnline: false,
      autoPrint: false,
      language: site.defaultLanguage,
      currency: site.currency,
      firstName: '',
      lastName: '',
      openingLimit: 0,
      isInstallationStaff,
      roleId: null,
      permissions: [],
      products: {},
      limits: {},
      tokenVersion: 0,
      createdAt: now,
      updatedAt: now,
    })
    .save()
  await user.merge({ path: `/${user.id}/` }).save()
  await openUserAccounts(trx, { id: user.id, siteId: site.id, currency: site.currency })
  return user
}
