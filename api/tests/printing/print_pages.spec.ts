import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openAllDoors } from '#core/throttle/throttle'
import { cancel, detailOf } from '#tests/coupons/after_support'
import { makeBettor, type PlaceRefusal } from '#tests/coupons/support'
import { ask, makeShop, page } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'

/** A label with its amount, whatever white space stands between. */
const sum = (label: string, amount: string) =>
  new RegExp(`${label}</dt>\\s*<dd>\\s*<span class="most"\\s*>\\s*<bdi dir="ltr">${amount}`)

test.group('Print pages', (group) => {
  group.each.setup(openAllDoors)

  test('the ticket has code, selections, money and both bar codes, and prints itself', async ({
    assert,
  }) => {
    const { session, couponId, match, player } = await makeShop()
    const { code } = await detailOf(session, couponId)
    await ask(session, couponId)
    const { status, headers, body } = await page(session, 'coupon', couponId, '&lang=en')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
    assert.include(body, '<html lang="en" dir="ltr">')
    assert.include(body, code.replace(/.{4}(?=.)/g, '$& '))
    assert.include(body, `<bdi>${match.home}</bdi> – <bdi>${match.away}</bdi>`)
    assert.include(body, '₺10.00')
    assert.include(body, '₺20.00')
    assert.include(body, `Printed by: <bdi>${player.username}</bdi>`)
    assert.match(body, /class="digits">(?:\d{4} ){6}\d{2}</)
    assert.lengthOf([...body.matchAll(/<svg /g)], 2)
    assert.include(body, 'setTimeout(() => window.print(), 1500)')
    assert.include(body, 'setTimeout(() => document.body.replaceChildren(), 3000)')
    assert.notInclude(body, 'class="copy"')
  })

  test('style and script run by the nonce of this one answer, and nothing loads', async ({
    assert,
  }) => {
    const { session, couponId } = await makeShop()
    const policies = []
    for (const name of ['coupon', 'duplicate']) {
      await ask(session, couponId)
      const { headers, body } = await page(session, name, couponId)
      const policy = headers.get('content-security-policy') ?? ''
      const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
      assert.include(policy, "default-src 'none'")
      assert.notInclude(policy, 'unsafe')
      assert.include(body, `<script nonce="${nonce}">`)
      assert.include(body, `<style nonce="${nonce}">`)
      policies.push(policy)
    }
    assert.notEqual(policies[0], policies[1])
  })

  test('a page is given out once, to the user who asked, and a HEAD request is not a print', async ({
    assert,
  }) => {
    const { session, desk, couponId } = await makeShop()
    await ask(session, couponId)
    const byOther = await page(desk, 'coupon', couponId)
    assert.equal(byOther.status, 409)
    const asCopy = await page(session, 'duplicate', couponId)
    assert.equal(asCopy.status, 409)
    const head = await session.send('HEAD', `/v1/print/coupon?couponId=${couponId}`)
    assert.equal(head.status, 200)
    const answers = await Promise.all([1, 2, 3, 4].map(() => page(session, 'coupon', couponId)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
  })

  test('a copy says so, with its number, and that nothing is paid on it', async ({ assert }) => {
    const { session, desk, couponId, dealer } = await makeShop()
    await ask(session, couponId)
    await page(session, 'coupon', couponId)
    await ask(desk, couponId)
    const { body } = await page(desk, 'duplicate', couponId, '&lang=tr')
    assert.include(body, '<strong>KOPYA 1</strong>Bu çıktıyla ödeme yapılmaz.')
    assert.include(body, `Yazdıran: <bdi>${dealer.username}</bdi>`)
  })

  test('receipts show the cash paid and the cash returned', async ({ assert }) => {
    const won = await makeShop()
    await enter(won.match, ended([2, 1]))
    await ask(won.session, won.couponId, 'win')
    const win = await page(won.session, 'win', won.couponId, '&lang=en')
    assert.include(win.body, 'Payout receipt')
    assert.match(win.body, sum('Paid', '₺20.00'))

    const off = await makeShop()
    await cancel(off.session, off.couponId)
    await ask(off.session, off.couponId, 'cancel')
    const cancelled = await page(off.session, 'cancel', off.couponId, '&lang=en')
    assert.include(cancelled.body, 'Cancellation receipt')
    assert.match(cancelled.body, sum('Returned', '₺10.00'))
  })

  test('times stand in the time zone, sizes in millimetres, positions as the brand sets them', async ({
    assert,
  }) => {
    const { session, couponId, site } = await makeShop()
    const printing = { paperMm: 58, barcodeXDots: 24, barcodeYDots: 40 }
    await db
      .from('sites')
      .where('id', site.id)
      .update({ settings: JSON.stringify({ printing }) })
    const { forgetSites } = await import('#sites/current_site')
    forgetSites()
    const { placedAt } = await detailOf(session, couponId)
    const placed = new Intl.DateTimeFormat('en-GB', {
      timeStyle: 'short',
      timeZone: 'Asia/Tokyo',
    }).format(placedAt)
    await ask(session, couponId)
    const { body } = await page(session, 'coupon', couponId, '&lang=en&tz=Asia/Tokyo')
    assert.include(body, `${placed}</bdi>`)
    assert.include(body, 'size: 58mm 297mm')
    assert.include(body, '.barcode { margin-block-start: 5mm; margin-inline-start: 3mm')
    assert.include(body, '.password { margin-block-start: 1.875mm; margin-inline-start: 1.875mm')

    await ask(session, couponId)
    const wide = await page(session, 'duplicate', couponId, '&paperMm=80')
    assert.include(wide.body, 'size: 80mm 297mm')
    await ask(session, couponId)
    const unknown = await page(session, 'duplicate', couponId, '&tz=Etc/Unknown')
    assert.equal(
      unknown.status,
      200,
      'a device that names no zone prints by the clock of the brand'
    )
    for (const wrong of ['&paperMm=70', '&couponId=x']) {
      assert.equal((await page(session, 'duplicate', couponId, wrong)).status, 422, wrong)
    }
  })

  test('bar code and password stand 15 dots down and in, or where the brand puts them', async ({
    assert,
  }) => {
    const { session, couponId, site } = await makeShop()
    const stands = async (what: string, downMm: number, inMm: number) => {
      await ask(session, couponId)
      const { body } = await page(session, 'duplicate', couponId)
      const place = `{ margin-block-start: ${downMm}mm; margin-inline-start: ${inMm}mm`
      assert.include(body, `.${what} ${place}`)
    }
    await ask(session, couponId)
    await page(session, 'coupon', couponId)
    await stands('barcode', 1.875, 1.875)
    await stands('password', 1.875, 1.875)
    const printing = { passwordXDots: 16, passwordYDots: 36 }
    await db
      .from('sites')
      .where('id', site.id)
      .update({ settings: JSON.stringify({ printing }) })
    const { forgetSites } = await import('#sites/current_site')
    forgetSites()
    await stands('password', 4.5, 2)
    await stands('barcode', 1.875, 1.875)
  })

  test('S5 hostile names stay text', async ({ assert }) => {
    const { session, couponId, site, match } = await makeShop()
    const hostile = `<script>alert(1)</script>"'&<img src=x onerror=alert(2)>`
    await db.from('sites').where('id', site.id).update({ title: hostile })
    const { forgetSites } = await import('#sites/current_site')
    forgetSites()
    await db
      .from('coupon_selections')
      .where({ coupon_id: couponId, match_id: match.id })
      .update({ home: hostile, away: '</title></style><b>' })
    await ask(session, couponId)
    const { body } = await page(session, 'coupon', couponId)
    assert.lengthOf([...body.matchAll(/<script/g)], 1)
    assert.notInclude(body, '<img')
    assert.notInclude(body, '<b>&')
    assert.include(body, '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;img')
    assert.include(body, '<bdi>&lt;/title&gt;&lt;/style&gt;&lt;b&gt;</bdi>')
  })

  test('a page needs the id of what it is about', async ({ assert }) => {
    const { session } = await makeBettor()
    assert.equal((await session.get('/v1/print/other')).status, 404)
    for (const [name, field] of [
      ['coupon', 'couponId'],
      ['bingo', 'drawTicketId'],
    ]) {
      const { status, body } = await session.get<PlaceRefusal>(`/v1/print/${name}`)
      assert.equal(status, 422)
      assert.containSubset(body.error.fields, [{ field, key: 'isRequiredArea' }])
    }
  })
})
