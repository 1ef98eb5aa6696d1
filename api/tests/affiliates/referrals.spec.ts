import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ClickAnswer } from '@grandstand/shared-types/affiliates/attribution'
import type {
  AffiliateBannerRow,
  AffiliatePlayerRow,
  AffiliateRow,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import type {
  AffiliateDays,
  OwnAffiliate,
  OwnAffiliateBanner,
} from '@grandstand/shared-types/wire/affiliates/own'
import { clock } from '#core/timing/clock'
import { joinReferrals } from '#affiliates/actions/join_referrals'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  onlinePlayer,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import { goodForm } from '#tests/registration/registration_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { Visitor } from '#tests/support/visitor'
import { drawn, upload } from '#tests/uploads/support'

const newClick = () => randomBytes(16).toString('hex')

const playersOf = async ({ staff }: AffiliateBrand) =>
  (await staff.list<AffiliatePlayerRow>('affiliate-players', { sort: ['id', 'ASC'] })).body

const codeElsewhere = async () => (await makeAffiliate(await affiliateBrand())).code

/** The code of somebody who has asked, and was not approved yet. */
async function waitingCode(brand: AffiliateBrand): Promise<string> {
  const session = await signInAs(brand.site, await onlinePlayer(brand))
  const { body } = await session.post<OwnAffiliate>('/v1/me/affiliate', { about: 'A channel' })
  return body.codes[0] ?? ''
}

test.group('Affiliates and their players', (group) => {
  group.each.teardown(() => clock.reset())

  test('a player of the web asks, staff approve, and only then a code counts', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const user = await onlinePlayer(brand)
    const session = await signInAs(brand.site, user)
    assert.equal((await session.get<OwnAffiliate>('/v1/me/affiliate')).body.state, null)
    const asked = await session.post<OwnAffiliate>('/v1/me/affiliate', { about: 'A channel' })
    assert.equal(asked.body.state, 'waiting')
    const again = await session.post<OwnAffiliate>('/v1/me/affiliate', { about: 'Another' })
    assert.deepEqual(again.body, asked.body)
    const [code = ''] = asked.body.codes
    assert.match(code, /^[a-z0-9]{8}$/)
    assert.equal((await session.post('/v1/me/affiliate/codes')).status, 403)

    const early = await onlinePlayer(brand, { affiliateCode: code })
    await joinReferrals(brand.site.id)
    const [row] = (await brand.staff.list<AffiliateRow>('affiliates')).body
    assert.containsSubset(row, { userId: user.id, state: 'waiting', about: 'A channel', code })
    const path = `/v1/affiliates/${row?.id}/state`
    const closed = await brand.staff.post<Refusal>(path, { state: 'closed', reason: 'Too early' })
    assert.deepEqual([closed.status, closed.body.error.key], [409, 'affiliateState'])
    clock.set(clock.now() + 1)
    await brand.staff.post(path, { state: 'approved', reason: 'A fine channel' })
    clock.set(clock.now() + 1)
    const late = await onlinePlayer(brand, { affiliateCode: code.toUpperCase() })
    await joinReferrals(brand.site.id)
    assert.deepEqual(
      (await playersOf(brand)).map(({ userId }) => userId),
      [late.id],
      `not ${early.id}`
    )
    assert.lengthOf((await session.post<OwnAffiliate>('/v1/me/affiliate/codes')).body.codes, 2)
  })

  test('is for accounts of the web alone, and for brands that have affiliates', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const inShop = await makeUser({ site: brand.site, type: 'player' })
    const asked = await (
      await signInAs(brand.site, inShop)
    ).post('/v1/me/affiliate', { about: 'x' })
    assert.equal(asked.status, 404)
    const without = await makeAffiliateless()
    assert.equal((await without.get('/v1/me/affiliate')).status, 404)
    assert.equal((await without.get('/v1/me/affiliate/banners')).status, 404)
    assert.equal((await without.get('/v1/me/affiliate/days')).status, 404)

    async function makeAffiliateless() {
      const { site } = await affiliateBrand()
      const user = await onlinePlayer({ site })
      await db.from('sites').where('id', site.id).update({ settings: '{}' })
      const { forgetSites } = await import('#sites/current_site')
      forgetSites()
      return signInAs(site, user)
    }
  })

  test('an affiliate has the banners that staff show, with the size of their pictures', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { user } = await makeAffiliate(brand)
    const { body: uploaded } = await upload(brand.staff, await drawn(300, 250))
    const picture = uploaded.address
    const banner = { language: null, listOrder: 2, isShown: true }
    const add = (changes: object) =>
      brand.staff.post<AffiliateBannerRow>('/v1/affiliate-banners', { ...banner, ...changes })
    const square = await add({ title: 'Square', picture })
    assert.equal(square.status, 201)
    const away = 'https://pictures.example/wide.png'
    const wide = await add({ title: 'Wide', picture: away, listOrder: 1 })
    await add({ title: 'Hidden', picture, isShown: false })
    const session = await signInAs(brand.site, user)
    const { body } = await session.get<OwnAffiliateBanner[]>('/v1/me/affiliate/banners')
    const shown = { language: null, width: null, height: null }
    assert.deepEqual(body, [
      { ...shown, id: wide.body.id, title: 'Wide', picture: away },
      { ...shown, id: square.body.id, title: 'Square', picture, width: 300, height: 250 },
    ])
  })

  test('a registration with a link is joined to its affiliate, with its campaign', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const form = goodForm({ affiliateCode: `${affiliate.code}-spring` })
    const { status } = await new Visitor(brand.site).register(form)
    assert.equal(status, 201)
    await joinReferrals(brand.site.id)
    await joinReferrals(brand.site.id)
    const rows = await playersOf(brand)
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], {
      ...{ username: form.username, affiliateName: affiliate.user.username },
      ...{ code: affiliate.code, campaign: 'spring', standing: 'counts' },
    })
  })

  test('forged codes, and codes of another brand, join nobody', async ({ assert }) => {
    const brand = await affiliateBrand()
    const elsewhere = await makeAffiliate(await affiliateBrand())
    for (const typed of ['zzzzzzzz', "x' or '1'='1", '%', elsewhere.code, `${elsewhere.code}-a`]) {
      await onlinePlayer(brand, { affiliateCode: typed })
    }
    await joinReferrals(brand.site.id)
    assert.lengthOf(await playersOf(brand), 0)
  })

  test('a click counts once for a browser, by day, code and campaign; a forged one counts nothing', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const { code } = affiliate
    const visitor = new Visitor(brand.site)
    const clickId = newClick()
    const click = async (of: string, id = clickId) =>
      (await visitor.post('/v1/affiliate-clicks', { code: of, clickId: id })).status
    assert.equal(await click(code), 200)
    assert.equal(await click(code), 200)
    assert.equal(await click(`${code}-spring`), 200)
    assert.equal(await click(code, newClick()), 200)
    for (const forged of ['zzzzzzzz', "' or 1", `${code}-Ş`, '']) {
      assert.include([200, 422], await click(forged))
    }
    assert.equal(await click(code, 'not a number'), 422)
    await broughtBy(brand, affiliate, { campaign: 'spring' })
    const session = await signInAs(brand.site, affiliate.user)
    const { body } = await session.get<AffiliateDays>('/v1/me/affiliate/days')
    assert.lengthOf(body.days, 14)
    assert.containsSubset(body.days.at(-1), { clicks: 3, registrations: 1, firstDeposits: 0 })
    assert.deepEqual(body.links, [
      { code, campaign: '', clicks: 2, registrations: 0, firstDeposits: 0, firstStakes: 0 },
      { code, campaign: 'spring', clicks: 1, registrations: 1, firstDeposits: 0, firstStakes: 0 },
    ])
  })

  test('a first deposit is seen at once, and counts on its day', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate)
    await move(player, 'deposit', 5_000)
    await move(player, 'deposit', 7_000)
    const session = await signInAs(brand.site, affiliate.user)
    const days = async () => (await session.get<AffiliateDays>('/v1/me/affiliate/days')).body
    assert.equal((await days()).days.at(-1)?.firstDeposits, 1)
    await move(player, 'stake', -1_000)
    await closeAffiliateDay(brand)
    assert.containsSubset((await playersOf(brand))[0], { firstDepositMinor: 5_000 })
    assert.equal(
      (await days()).days.reduce((sum, { firstDeposits }) => sum + firstDeposits, 0),
      1
    )
  })

  test('a click is answered by the rule of the brand, and by which of the codes count', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { code } = await makeAffiliate(brand)
    const visitor = new Visitor(brand.site)
    const click = async (of: string, kept?: string) => {
      const body = { code: of, clickId: newClick(), ...(kept && { kept }) }
      return (await visitor.post<ClickAnswer>('/v1/affiliate-clicks', body)).body
    }
    const last = { touch: 'last', windowDays: 30, counts: true, keptCounts: false }
    assert.deepEqual(await click(code), last)
    assert.deepEqual(await click(code, 'zzzzzzzz'), last)
    assert.deepEqual(await click('zzzzzzzz', `${code}-spring`), {
      ...last,
      counts: false,
      keptCounts: true,
    })
    const path = `/v1/sites/${brand.site.id}`
    const set = async (attribution: object) =>
      (await brand.staff.put(path, { settings: { attribution } })).status
    assert.equal(await set({ touch: 'first' }), 200)
    assert.equal(await set({ windowDays: 7 }), 200)
    const rule = { touch: 'first', windowDays: 7, keptCounts: false }
    assert.deepEqual(await click(code), { ...rule, counts: true })
    for (const nobody of ['zzzzzzzz', await waitingCode(brand), await codeElsewhere()]) {
      assert.deepEqual(await click(nobody, nobody), { ...rule, counts: false })
    }
    for (const wrong of [{ touch: 'any' }, { windowDays: 0 }, { windowDays: 91 }]) {
      assert.equal(await set(wrong), 422)
    }
  })

  test('a paused affiliate earns by the players there are, and gets no new ones', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 9_000 })
    const set = async (state: string) =>
      (await brand.staff.post(`/v1/affiliates/${affiliate.id}/state`, { state, reason: 'A check' }))
        .status
    assert.equal(await set('paused'), 200)
    const session = await signInAs(brand.site, affiliate.user)
    const own = (await session.get<OwnAffiliate>('/v1/me/affiliate')).body
    assert.equal(own.state, 'paused')
    assert.isAbove(own.nextStatementAt ?? 0, clock.now())
    assert.equal((await session.post('/v1/me/affiliate/codes', {})).status, 403)
    await onlinePlayer(brand, { affiliateCode: affiliate.code })
    await joinReferrals(brand.site.id)
    assert.lengthOf(await playersOf(brand), 1)
    await move(player, 'stake', -1_000)
    assert.equal(await closeAffiliateDay(brand), 1)
    assert.lengthOf(await affiliateStatements(brand), 1)
    assert.equal(await set('refused'), 409)
    assert.equal(await set('approved'), 200)
  })

  test('a closed affiliate earns nothing more', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 9_000 })
    await brand.staff.post(`/v1/affiliates/${affiliate.id}/state`, {
      state: 'closed',
      reason: 'Spam sent',
    })
    await move(player, 'stake', -1_000)
    assert.equal(await closeAffiliateDay(brand), 1)
    const [row] = await affiliateStatements(brand)
    assert.containsSubset(row, {
      ...{ dealId: null, state: 'locked', grossMinor: 1_000 },
      ...{ shareMinor: 0, earnedMinor: 0, payableMinor: 0 },
    })
  })
})
