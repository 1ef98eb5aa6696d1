import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PRINT_WAIT_MS } from '@grandstand/shared-types/coupons/model/prints'
import type { PrintView } from '@grandstand/shared-types/wire/betting/printing'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import { cancel } from '#tests/coupons/after_support'
import { ask, makeShop, page } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

test.group('Prints of a coupon', (group) => {
  group.each.setup(openAllDoors)
  group.each.teardown(() => clock.reset())

  test('the first print is the original, later ones are copies with number, time and printer', async ({
    assert,
  }) => {
    const { session, desk, couponId, player, dealer } = await makeShop()
    const first = await ask(session, couponId)
    assert.equal(first.status, 201)
    assert.containSubset(first.body, {
      page: 'coupon',
      printNumber: 1,
      copyNumber: 0,
      status: 'waiting',
    })
    await page(session, 'coupon', couponId)
    const second = await ask(desk, couponId)
    assert.containSubset(second.body, { page: 'duplicate', printNumber: 2, copyNumber: 1 })

    const { body: prints } = await desk.get<PrintView[]>(`/v1/coupons/${couponId}/prints`)
    assert.deepEqual(
      prints.map(({ copyNumber, status, asked }) => [copyNumber, status, asked.actorName]),
      [
        [0, 'printed', player.username],
        [1, 'waiting', dealer.username],
      ]
    )
    assert.equal(prints[1]?.asked.shopName, dealer.username)
    assert.isAbove(prints[1]?.asked.at ?? 0, 0)
    const logged = await db
      .from('audit_log')
      .where({ subject_type: 'coupon', subject_id: couponId, action: 'coupon.print' })
      .orderBy('id')
    assert.deepEqual(
      logged.map(({ actor_id: actor, detail }) => [Number(actor), JSON.parse(detail).page]),
      [
        [player.id, 'coupon'],
        [dealer.id, 'duplicate'],
      ]
    )
  })

  test('of ten prints asked for at once, one is the original, and each has a number of its own', async ({
    assert,
  }) => {
    const { desk, couponId } = await makeShop()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(desk, couponId)))
    const copies = answers.map(({ body }) => body.copyNumber).sort((a, b) => a - b)
    assert.deepEqual(copies, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a repeated request with its key is the same print', async ({ assert }) => {
    const { session, couponId } = await makeShop()
    const first = await ask(session, couponId, 'coupon', 'once')
    const again = await ask(session, couponId, 'coupon', 'once')
    assert.equal(again.body.id, first.body.id)
    const { body: prints } = await session.get<PrintView[]>(`/v1/coupons/${couponId}/prints`)
    assert.lengthOf(prints, 1)
  })

  test('a player does not learn who of the staff printed, nor where', async ({ assert }) => {
    const { session, desk, couponId } = await makeShop()
    await ask(desk, couponId)
    const { body } = await session.get<PrintView[]>(`/v1/coupons/${couponId}/prints`)
    const { at, ...names } = body[0]?.asked ?? { at: 0 }
    assert.isAbove(at, 0)
    assert.deepEqual(names, { actorName: null, shopName: null, ip: null })
  })

  test('a cancelled original is followed by an original; cancelling is audited and done once', async ({
    assert,
  }) => {
    const { session, desk, couponId } = await makeShop()
    const { body: jammed } = await ask(desk, couponId)
    await page(desk, 'coupon', couponId)
    const path = `/v1/prints/${jammed.id}/cancel`
    const byPlayer = await session.post(path, { reason: 'paper jam' })
    assert.equal(byPlayer.status, 403)
    const cancelled = await desk.post<PrintView>(path, { reason: 'paper jam' })
    assert.equal(cancelled.status, 200)
    assert.containSubset(cancelled.body, {
      status: 'cancelled',
      cancelled: { reason: 'paper jam' },
    })
    assert.equal((await desk.post(path, { reason: 'again' })).status, 409)
    const { body: next } = await ask(desk, couponId)
    assert.containSubset(next, { page: 'coupon', printNumber: 2, copyNumber: 0 })
    const status = await desk.get<PrintView>(`/v1/prints/${jammed.id}`)
    assert.equal(status.body.status, 'cancelled')
    const row = await db
      .from('audit_log')
      .where({ subject_id: couponId, action: 'coupon.printCancel' })
      .firstOrFail()
    assert.equal(row.reason, 'paper jam')
  })

  test('a print whose page nobody fetched in time does not make the next one a copy', async ({
    assert,
  }) => {
    const { session, couponId } = await makeShop()
    await ask(session, couponId)
    const now = clock.now()
    clock.set(now + PRINT_WAIT_MS)
    const late = await page(session, 'coupon', couponId)
    assert.equal(late.status, 409)
    assert.equal((await ask(session, couponId)).body.copyNumber, 0)
  })

  test('a receipt exists once the coupon has its end, and no ticket of a cancelled coupon', async ({
    assert,
  }) => {
    const won = await makeShop()
    const early = await ask(won.session, won.couponId, 'win')
    assert.deepEqual([early.status, early.body.error.key], [422, 'printNotPossible'])
    await enter(won.match, ended([2, 1]))
    assert.equal((await ask(won.session, won.couponId, 'win')).status, 201)
    assert.equal((await ask(won.session, won.couponId, 'cancel')).status, 422)

    const off = await makeShop()
    await cancel(off.session, off.couponId)
    assert.equal((await ask(off.session, off.couponId, 'cancel')).status, 201)
    assert.equal((await ask(off.session, off.couponId, 'coupon')).status, 422)
  })

  test('nobody prints a coupon that they may not see', async ({ assert }) => {
    const { site, couponId, desk } = await makeShop()
    const { body: print } = await ask(desk, couponId)
    const stranger = await signInAs(site, await makeUser({ site, type: 'player' }))
    const permissions = ['coupons.view', 'coupons.print'] as const
    const beside = await makeUser({ site, type: 'dealer', permissions: [...permissions] })
    const sibling = await signInAs(site, beside)
    const elsewhere = await makeShop()
    for (const session of [stranger, sibling, elsewhere.desk]) {
      assert.equal((await ask(session, couponId)).status, 404)
      assert.equal((await session.get(`/v1/prints/${print.id}`)).status, 404)
      assert.equal((await session.get(`/v1/coupons/${couponId}/prints`)).status, 404)
    }
    assert.equal(
      (await sibling.post(`/v1/prints/${print.id}/cancel`, { reason: 'no' })).status,
      422
    )
    const reason = 'not mine'
    assert.equal((await sibling.post(`/v1/prints/${print.id}/cancel`, { reason })).status, 404)
    const clerk = await makeUser({ site, type: 'dealer', permissions: ['coupons.view'] })
    assert.equal((await ask(await signInAs(site, clerk), couponId)).status, 403)
  })

  test('a coupon is printed 99 times at most', async ({ assert }) => {
    const { desk, couponId } = await makeShop()
    const { body: first } = await ask(desk, couponId)
    await db.from('coupon_prints').where('id', first.id).update({ print_number: 99 })
    for (let number = 1; number < 99; number++) {
      await db.table('coupon_prints').insert({
        coupon_id: couponId,
        subject: 'coupon',
        print_number: number,
        copy_number: number,
        status: 'printed',
        asked_by: 1,
        asked_at: 1,
        ip: '',
      })
    }
    const { status, body } = await ask(desk, couponId)
    assert.deepEqual([status, body.error.key, body.error.params], [422, 'tooManyPrints', [99]])
  })
})
