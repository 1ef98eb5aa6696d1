/** How staff of the installation are made, and who gives what they may do (rules 8.16). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PERMISSION_REACH, PERMISSIONS } from '@grandstand/shared-types/accounts/user_types'
import type { Me, RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import { openSite } from '#accounts/actions/open_site'
import { setInstallationStaff } from '#accounts/actions/set_installation_staff'
import { forgetSites } from '#sites/current_site'
import { signInAs, type ApiAnswer, type ApiSession, type Refusal } from '#tests/support/client'
import {
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  uniqueName,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

const OF_THE_BRAND = PERMISSIONS.filter((one) => PERMISSION_REACH[one] !== 'installation')

const permissionsOf = async (session: ApiSession) =>
  (await session.get<Me>('/v1/me')).body.permissions
const answerOf = ({ status, body }: ApiAnswer<Refusal>) => [status, body.error?.key]

test.group('Roles and rights of the installation', (group) => {
  let site: TestSite
  let admin: TestUser
  let ofBrand: TestUser
  group.each.setup(async () => {
    site = await makeSite()
    admin = await makeUser({ site, type: 'admin' })
    ofBrand = await makeUser({ site, type: 'admin', isInstallationStaff: false })
  })

  const roleNamed = async (session: ApiSession, name: string) => {
    const { body } = await session.list<RoleRow>('roles', { range: [0, 99] })
    return body.find((role) => role.name === name)?.id ?? 0
  }

  test('others give no role and no permission of the installation, and change no such role', async ({
    assert,
  }) => {
    const staff = await signInAs(site, admin)
    const session = await signInAs(site, ofBrand)
    const roleId = await roleNamed(session, 'trading')
    const role = { userType: 'operator', permissions: ['results.enter'] }
    const made = await staff.post<RoleRow>('/v1/roles', { ...role, name: uniqueName('role') })
    assert.equal(made.status, 201)
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: ofBrand,
      isInstallationStaff: false,
    })
    const path = `/v1/users/${operator.id}`
    for (const answer of [
      await session.put<Refusal>(path, { roleId }),
      await session.put<Refusal>(path, { roleId: made.body.id }),
      await session.put<Refusal>(path, { permissions: ['results.enter'] }),
      await session.post<Refusal>('/v1/roles', { ...role, name: uniqueName('role') }),
      await session.post<Refusal>(`/v1/roles/${roleId}/copies`, { name: uniqueName('role') }),
      await session.put<Refusal>(`/v1/roles/${made.body.id}`, { permissions: [] }),
      await session.delete<Refusal>(`/v1/roles/${made.body.id}`),
    ]) {
      assert.deepEqual(answerOf(answer), [403, 'notAllowed'])
    }
    // staff of the installation give the role, of which the person has what reaches the brand
    assert.equal((await staff.put(path, { roleId })).status, 200)
    const held = await permissionsOf(await signInAs(site, operator))
    assert.include(held, 'prices.limit')
    assert.notInclude(held, 'results.enter')
    const listed = await staff.put<Refusal>(path, { roleId: null, permissions: ['results.enter'] })
    assert.equal(listed.body.error.fields?.[0]?.key, 'permissionTooFar')
  })

  test('a command makes the first, and ends it', async ({ assert }) => {
    const session = await signInAs(site, ofBrand)
    const { username } = ofBrand
    await setInstallationStaff({ siteId: site.id, username, isInstallationStaff: true })
    assert.deepEqual(answerOf(await session.get<Refusal>('/v1/me')), [401, 'rightsChanged'])
    assert.sameMembers(await permissionsOf(await signInAs(site, ofBrand)), PERMISSIONS)
    await setInstallationStaff({ siteId: site.id, username, isInstallationStaff: false })
    assert.sameMembers(await permissionsOf(await signInAs(site, ofBrand)), OF_THE_BRAND)
    const rows = await db.from('audit_log').where({ site_id: site.id, subject_id: ofBrand.id })
    assert.lengthOf(
      rows.filter(({ action }) => action === 'user.update'),
      2
    )
    const dealer = await makeUser({ site, type: 'dealer' })
    await assert.rejects(() =>
      setInstallationStaff({
        siteId: site.id,
        username: dealer.username,
        isInstallationStaff: true,
      })
    )
  })

  test('the first admin of a later brand is none, and a clone’s roles have nothing of the installation', async ({
    assert,
  }) => {
    const name = uniqueName('brand')
    const opened = await openSite(
      { key: name, title: name, defaultLanguage: 'tr', currency: 'TRY' },
      { username: uniqueName('admin'), password: DEFAULT_PASSWORD }
    )
    assert.isFalse(opened.isInstallationStaff)
    // a brand without a host would answer at the hosts of the installation, for later tests too
    const host = { site_id: opened.siteId, host: `${name}.test`, created_at: 1 }
    await db.table('site_hosts').insert(host)
    forgetSites()

    const staff = await signInAs(site, admin)
    const role = { name: 'Prices', userType: 'operator' }
    await staff.post('/v1/roles', { ...role, permissions: ['prices.edit', 'prices.limit'] })
    const { body, status } = await staff.post<{ id: number }>(`/v1/sites/${site.id}/clones`, {
      title: uniqueName('clone'),
      hosts: [`${uniqueName('clone')}.test`],
      defaultLanguage: 'en',
      currency: 'EUR',
      admin: { username: 'cloned1', password: DEFAULT_PASSWORD },
    })
    assert.equal(status, 201)
    const cloned = await db.from('users').where('site_id', body.id).firstOrFail()
    assert.equal(Number(cloned.is_installation_staff), 0)
    const copy = await db.from('roles').where({ site_id: body.id, name: 'Prices' }).firstOrFail()
    assert.deepEqual(JSON.parse(copy.permissions), ['prices.limit'])
  })
})
