/** A ticket that somebody presents: real or forged, paid, void or a copy. */
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import { test } from '@japa/runner'
import { openAllDoors } from '#core/throttle/throttle'
import { paperOf, ticketCode } from '#printing/ticket_signature'
import { askOffer, cancel, detailOf, sell } from '#tests/coupons/after_support'
import { ask, check, makeShop, page, printTicket, visitorOf } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

/** The code with one digit changed. */
const withOther = (code: string, place: number) =>
  code.slice(0, place) + ((Number(code[place]) + 1) % 10) + code.slice(place + 1)

test.group('The signed code of a paper', (group) => {
  group.each.setup(openAllDoors)

  test('proves the paper without the database, and no other digit does', async ({ assert }) => {
    const paper = { siteEnding: 3, couponId: 12_345, printNumber: 2, isCopy: true }
    const code = ticketCode(paper)
    assert.deepEqual(paperOf(code), paper)
    for (let place = 1; place < code.length; place++) {
      assert.equal(paperOf(withOther(code, place)), 'forged', `digit ${place}`)
    }
    assert.equal(paperOf(`1${code.slice(1)}`), 'forged', 'a copy made an original')
    assert.isNull(paperOf('ABCDEFGHJKLM'))
  })

  test('finds its coupon, with spaces or without', async ({ assert }) => {
    const { site, session, couponId } = await makeShop()
    const code = await printTicket(session, couponId)
    const coupon = await detailOf(session, couponId)
    for (const typed of [code, code.replace(/\d{4}/g, '$& ').trim()]) {
      const { status, body } = await check(visitorOf(site), encodeURIComponent(typed))
      assert.equal(status, 200)
      assert.equal(body.code, coupon.code)
      assert.deepEqual(body.paper, { printNumber: 1, copyNumber: 0 })
      assert.deepEqual(body.refusals, [])
    }
  })

  test('that is forged is refused by name, and counts as a guess', async ({ assert }) => {
    const { site, session, couponId } = await makeShop()
    const code = await printTicket(session, couponId)
    for (let i = 0; i < 20; i++) {
      const { status, body } = await check(visitorOf(site), withOther(code, 16 + (i % 10)))
      assert.deepEqual([status, body.error.key], [422, 'ticketForged'])
    }
    assert.equal((await check(visitorOf(site), code)).status, 429)
  })

  test('of another brand, or of a print that is not on record, finds nothing', async ({
    assert,
  }) => {
    const { session, couponId, site } = await makeShop()
    const code = await printTicket(session, couponId)
    const other = await makeShop()
    assert.equal((await check(visitorOf(other.site), code)).body.error.key, 'notFound')
    const paper = { siteEnding: siteEnding(site.id), couponId, printNumber: 7, isCopy: false }
    assert.equal((await check(visitorOf(site), ticketCode(paper))).body.error.key, 'notFound')
  })
})

test.group('M22 a ticket presented again', (group) => {
  group.each.setup(openAllDoors)

  test('a copy is refused, with who printed it, when and where', async ({ assert }) => {
    const { session, desk, dealer, couponId, site } = await makeShop()
    await printTicket(session, couponId)
    const code = await printTicket(desk, couponId)
    const { body } = await check(desk, code)
    assert.deepEqual(body.paper, { printNumber: 2, copyNumber: 1 })
    const [copy, ...others] = body.refusals
    assert.isEmpty(others)
    assert.containSubset(copy, {
      reason: 'copy',
      actorName: dealer.username,
      shopName: dealer.username,
      ip: '127.0.0.1',
    })
    assert.isAbove(copy?.at ?? 0, 0)
    const toVisitor = (await check(visitorOf(site), code)).body.refusals[0]
    assert.deepEqual(toVisitor, { ...toVisitor!, actorName: null, shopName: null, ip: null })
  })

  test('a void one is refused, with who cancelled the coupon, when and where', async ({
    assert,
  }) => {
    const { session, desk, player, dealer, couponId } = await makeShop()
    const code = await printTicket(session, couponId)
    await cancel(session, couponId)
    const { body } = await check(desk, code)
    assert.equal(body.status, -2)
    assert.containSubset(body.refusals, [
      {
        reason: 'void',
        actorName: player.username,
        shopName: dealer.username,
        ip: '127.0.0.1',
      },
    ])
  })

  test('a paid one is refused, with the time of the payout', async ({ assert }) => {
    const { session, desk, match, couponId } = await makeShop()
    const code = await printTicket(session, couponId)
    await enter(match, ended([2, 1]))
    const { settledAt } = await detailOf(session, couponId)
    const { body } = await check(desk, code)
    assert.deepEqual(body.refusals, [
      { reason: 'paid', at: settledAt ?? 0, actorName: null, shopName: null, ip: null },
    ])
  })

  test('one that staff resolved is refused with their name; a player learns only the time', async ({
    assert,
  }) => {
    const { site, session, desk, couponId } = await makeShop()
    const code = await printTicket(session, couponId)
    const admin = await makeUser({ site, type: 'admin' })
    const office = await signInAs(site, admin)
    const body = { action: 'cancel', reason: 'a wrong price' }
    const done = await office.post(`/v1/coupons/${couponId}/manual`, body, {
      'idempotency-key': 'void-it',
    })
    assert.equal(done.status, 200)
    const seen = (await check(desk, code)).body.refusals
    assert.containSubset(seen, [{ reason: 'void', actorName: admin.username, ip: '127.0.0.1' }])
    const toPlayer = (await check(session, code)).body.refusals[0]
    assert.deepEqual([toPlayer?.reason, toPlayer?.actorName, toPlayer?.ip], ['void', null, null])
  })

  test('a sold one is refused, and a lost one is only lost', async ({ assert }) => {
    const sold = await makeShop()
    const soldCode = await printTicket(sold.session, sold.couponId)
    const { body: offer } = await askOffer(sold.session, sold.couponId)
    await sell(sold.session, sold.couponId, offer.offerId)
    const { body } = await check(sold.desk, soldCode)
    assert.containSubset(body.refusals, [{ reason: 'sold', actorName: sold.player.username }])

    const lost = await makeShop()
    const lostCode = await printTicket(lost.session, lost.couponId)
    await enter(lost.match, ended([0, 1]))
    assert.deepEqual((await check(lost.desk, lostCode)).body.refusals, [])
  })

  test('a paper whose print was cancelled is refused; the one printed in its place is not', async ({
    assert,
  }) => {
    const { desk, dealer, couponId } = await makeShop()
    const { body: print } = await ask(desk, couponId)
    const { body } = await page(desk, 'coupon', couponId)
    const [, groups = ''] = /class="digits">([\d ]+)</.exec(body) ?? []
    await desk.post(`/v1/prints/${print.id}/cancel`, { reason: 'paper jam' })
    const next = await printTicket(desk, couponId)
    const spoiled = await check(desk, groups.replaceAll(' ', ''))
    assert.containSubset(spoiled.body.refusals, [
      { reason: 'printCancelled', actorName: dealer.username },
    ])
    assert.deepEqual((await check(desk, next)).body.refusals, [])
  })
})
