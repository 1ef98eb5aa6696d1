/** A player's account that is long unused: a mail, then the mark, then a sign-in that asks for more (rules 8.15). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { INACTIVE_NOTICE_DAYS } from '@grandstand/shared-types/accounts/inactive'
import type { Me, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { clock } from '#core/timing/clock'
import { followUnused } from '#inactivity/actions/follow_unused'
import { sendMails } from '#mail/sending/send_mails'
import { forgetSites } from '#sites/current_site'
import type { SiteSettingsData } from '#sites/settings'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { type ApiSession, signInAs, type Refusal } from '#tests/support/client'
import {
  cashOf,
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  uniqueName,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'
import { PostOffice } from '#tests/support/post_office'
import { Visitor } from '#tests/support/visitor'

const DAY_MS = 24 * 3_600_000
const MONTHS = 6
const NEW_PASSWORD = 'another-secret'

let begun = 0
let office: PostOffice

/** Goes to a day after the beginning of the test. */
const goTo = (days: number) => clock.set(begun + days * DAY_MS, { frozen: true })

const addressOf = ({ username }: TestUser) => `${username.toLowerCase()}@mail.test`

async function makeBrand(settings: Partial<SiteSettingsData> = {}): Promise<TestSite> {
  return makeSite({ settings: { inactiveMonths: MONTHS, ...settings } })
}

async function makePlayer(site: TestSite, hasEmail = true): Promise<TestUser> {
  const player = await makeUser({ site, type: 'player', balanceMinor: 500 })
  if (hasEmail) {
    const email = addressOf(player)
    await db.from('users').where('id', player.id).update({ email, email_key: email })
  }
  return player
}

async function inactiveAt({ id }: TestUser): Promise<number | null> {
  const row = await db.from('users').where('id', id).select('inactive_at').firstOrFail()
  return row.inactive_at === null ? null : Number(row.inactive_at)
}

/** Follows the days from 160 to 200, one by one, and resolves to the first on which the account was inactive. */
async function markedOn(player: TestUser): Promise<number | null> {
  for (let day = 160; day <= 200; day += 1) {
    goTo(day)
    await followUnused()
    await sendMails()
    if ((await inactiveAt(player)) !== null) return day
  }
  return null
}

const signIn = (site: TestSite, { username }: TestUser, returns?: boolean) =>
  new Visitor(site).post<Me & Refusal>('/v1/sessions', {
    username,
    password: DEFAULT_PASSWORD,
    ...(returns !== undefined && { returns }),
  })

async function mailsTo(player: TestUser) {
  await sendMails()
  return office.to(addressOf(player))
}

test.group('An account that is long unused', (group) => {
  group.each.setup(async () => {
    begun = Date.now()
    office = await new PostOffice().open()
    return () => office.close()
  })
  group.each.teardown(() => clock.reset())

  test('gets a mail 14 days before, then counts as inactive; its money stays', async ({
    assert,
  }) => {
    const site = await makeBrand()
    const player = await makePlayer(site)
    goTo(160)
    await followUnused()
    assert.isEmpty(await mailsTo(player))
    const day = (await markedOn(player)) ?? 0
    // six months are 181 to 184 days
    assert.isAtLeast(day, 181)
    assert.isAtMost(day, 185)
    const mails = await mailsTo(player)
    assert.lengthOf(mails, 1)
    assert.include(mails[0]?.text, `${INACTIVE_NOTICE_DAYS} gün içinde`)
    assert.equal(await cashOf(player.id), 500)
    const marks = { subject_id: player.id, action: 'user.inactive' }
    assert.lengthOf(await db.from('audit_log').where(marks), 1)
  })

  test('is not marked while it is used, by a sign-in or by a bet alone', async ({ assert }) => {
    const bettor = await makeBettor({ settings: { inactiveMonths: MONTHS } })
    const signsIn = await makePlayer(bettor.site)
    goTo(150)
    await signInAs(bettor.site, signsIn)
    const match = await makeMatch()
    const session = await signInAs(bettor.site, bettor.player)
    const placed = await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    assert.equal(placed.status, 201)
    await db.from('users').where('id', bettor.player.id).update({ last_login_at: begun })
    assert.isNull(await markedOn(bettor.player))
    assert.isNull(await inactiveAt(signsIn))
  })

  test('is never marked where the brand sets no months, nor before its mail is 14 days old', async ({
    assert,
  }) => {
    const site = await makeBrand({ inactiveMonths: 0 })
    const player = await makePlayer(site)
    const without = await makePlayer(site, false)
    assert.isNull(await markedOn(player))
    goTo(300)
    const row = await db.from('sites').where('id', site.id).select('settings').firstOrFail()
    const settings = { ...JSON.parse(row.settings), inactiveMonths: MONTHS }
    await db
      .from('sites')
      .where('id', site.id)
      .update({ settings: JSON.stringify(settings) })
    forgetSites()
    await followUnused()
    assert.isNotNull(await inactiveAt(without))
    assert.isNull(await inactiveAt(player))
    assert.lengthOf(await mailsTo(player), 1)
    goTo(300 + INACTIVE_NOTICE_DAYS - 1)
    await followUnused()
    assert.isNull(await inactiveAt(player))
    goTo(300 + INACTIVE_NOTICE_DAYS)
    await followUnused()
    assert.isNotNull(await inactiveAt(player))
    assert.lengthOf(await mailsTo(player), 1)
  })

  test('asks for the confirmation of a notice, and only with the right password', async ({
    assert,
  }) => {
    const site = await makeBrand()
    const player = await makePlayer(site)
    await markedOn(player)
    const wrong = await new Visitor(site).post('/v1/sessions', {
      username: player.username,
      password: 'not-this-one',
      returns: true,
    })
    assert.equal(wrong.body.error.key, 'wrongUserorPass')
    for (const returns of [undefined, false]) {
      const asked = await signIn(site, player, returns)
      assert.deepEqual([asked.status, asked.body.error.key], [403, 'accountInactive'])
    }
    assert.isNotNull(await inactiveAt(player))
    assert.equal((await signIn(site, player, true)).status, 201)
    assert.isNull(await inactiveAt(player))
    assert.equal((await signIn(site, player)).status, 201)
    const actions = await db
      .from('audit_log')
      .where('subject_id', player.id)
      .whereIn('action', ['user.inactive', 'user.returned', 'user.signInRefused'])
      .orderBy('id')
      .select('action')
    assert.deepEqual(
      actions.map(({ action }) => action),
      [
        'user.inactive',
        'user.signInRefused',
        'user.signInRefused',
        'user.signInRefused',
        'user.returned',
      ]
    )
    assert.equal(await cashOf(player.id), 500)
  })

  test('asks for a new password where the brand wants it, and keeps the days of a mail then', async ({
    assert,
  }) => {
    const site = await makeBrand({ inactiveReturn: 'newPassword' })
    const player = await makePlayer(site)
    const day = (await markedOn(player)) ?? 0
    const asked = await signIn(site, player, true)
    assert.deepEqual([asked.status, asked.body.error.key], [403, 'accountInactivePassword'])
    const visitor = new Visitor(site)
    assert.equal((await visitor.post('/v1/password-resets', { name: player.username })).status, 204)
    const text = (await mailsTo(player)).at(-1)?.text ?? ''
    const code = /\/resetPassword\/([\w-]{43})/.exec(text)?.[1] ?? ''
    const reset = { code, password: NEW_PASSWORD, repeatPassword: NEW_PASSWORD }
    assert.equal((await visitor.put('/v1/password-resets', reset)).status, 204)
    assert.isNull(await inactiveAt(player))
    goTo(day + 1)
    await followUnused()
    assert.isNull(await inactiveAt(player))
    await signInAs(site, player, NEW_PASSWORD)
  })

  test('stands in a list of staff', async ({ assert }) => {
    const site = await makeBrand()
    const admin = await makeUser({ site, type: 'admin', username: uniqueName('admin') })
    const player = await makePlayer(site)
    const other = await makePlayer(site)
    const day = (await markedOn(player)) ?? 0
    await signIn(site, other, true)
    const staff: ApiSession = await signInAs(site, admin)
    const listed = async (isInactive: boolean) =>
      (await staff.list<UserRow>('users', { filter: { isInactive, type: 'player' } })).body
    assert.containsSubset(await listed(true), [{ id: player.id }])
    assert.lengthOf(await listed(true), 1)
    assert.closeTo((await listed(true))[0]?.inactiveAt ?? 0, begun + day * DAY_MS, DAY_MS)
    assert.deepEqual(
      (await listed(false)).map(({ id, inactiveAt: at }) => [id, at]),
      [[other.id, null]]
    )
  })
})
