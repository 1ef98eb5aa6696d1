/** The first start of the demo brings a past week, made by the actions of a running brand. */
import { test } from '@japa/runner'
import { Installation } from '#tests/support/installation'

const SETTINGS = { DEMO_PAST: 'true', PASSWORD_HASH_COST: '1024' }
const DAY_MS = 24 * 3_600_000

test.group('The demo’s past week', () => {
  test('the demo begins with a settled week whose books are right, and a second start adds nothing', async ({
    assert,
  }) => {
    const installation = await Installation.migrated()
    const first = await installation.ace(['demo:seed'], SETTINGS)
    assert.equal(first.code, 0, first.text)
    const coupons = installation.count('select count(*) from coupons')
    assert.isAbove(coupons, 100)
    const open = (what: string) =>
      installation.count(`select count(*) from coupons where status = 0 and ${what}`)
    const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS
    assert.isAbove(open(`placed_at >= ${midnight}`), 5)
    const visitors = (what: string) =>
      installation.count(
        `select count(*) from coupons join users on users.id = user_id where username = 'player' and ${what}`
      )
    assert.isAtLeast(visitors('settled_at is not null'), 5)
    assert.isAtLeast(visitors(`coupons.status = 0 and placed_at >= ${midnight}`), 1)
    assert.equal(installation.count('select count(*) from odds_boosts'), 1)
    // the coupons on the match whose result waits for a second officer
    assert.isAtLeast(open(`placed_at < ${midnight}`), 3)
    assert.equal(
      installation.count("select count(*) from pending_decisions where state = 'waiting'"),
      1
    )
    assert.isAbove(installation.count('select count(*) from coupons where status = 1'), 20)
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
    assert.equal(
      installation.count(
        `select count(*) from matches where starts_at < ${today} and result_revision = 0`
      ),
      1
    )
    assert.equal(
      installation.count(
        `select count(distinct placed_at / ${DAY_MS}) from coupons where placed_at < ${today}`
      ),
      7
    )
    const live = (what: string) =>
      installation.count(`select count(*) from coupons where is_live and ${what}`)
    assert.isAbove(live('placed_at < settled_at'), 15)
    assert.equal(live('status = 0'), 0)
    assert.isAbove(
      installation.count("select count(*) from users where type = 'dealer' and depth > 1"),
      0
    )
    assert.equal(installation.count('select count(*) from statement_periods'), 7)
    assert.isAbove(installation.count('select count(*) from statements where payable > 0'), 10)
    const shifts = (what: string) => installation.count(`select count(*) from shifts ${what}`)
    assert.equal(shifts('where closed_at is not null'), 7 * 3)
    assert.equal(shifts('where closed_at is null'), 1)
    assert.isAbove(shifts('where difference <> 0'), 0)
    for (const kind of ['paid', 'cancelled']) {
      assert.isAbove(
        installation.count(
          `select count(*) from coupon_events join coupons on coupons.id = coupon_id join users on users.id = coupons.user_id
         where kind = '${kind}' and users.type = 'terminal'`
        ),
        0,
        kind
      )
    }
    // whose original the cashier prints, and pays with
    assert.isAtLeast(
      installation.count(
        `select count(*) from coupon_prints join coupons on coupons.id = coupon_id join users on users.id = coupons.user_id
         where users.username = 'cashier' and coupons.status = 1 and coupon_prints.status = 'cancelled'`
      ),
      2
    )
    assert.isAbove(installation.count('select count(*) from statements where cash <> 0'), 7)
    const cards = (status: string) =>
      installation.count(`select count(*) from cards where status = '${status}'`)
    assert.deepEqual(['sold', 'redeemed', 'void'].map(cards), [12, 6, 2])
    assert.equal(
      installation.count('select count(*) from machines where public_key is not null'),
      3
    )
    assert.equal(installation.count('select count(*) from user_notes'), 6)
    // the second brand is a copy of the first, without its coupons
    const ofBrands = (table: string) =>
      ['grandstand', 'floodlight-bet'].map((key) =>
        installation.count(
          `select count(*) from ${table} where site_id = (select id from sites where key = '${key}')`
        )
      )
    assert.deepEqual(ofBrands('bet_limits'), [3, 3])
    assert.deepEqual(ofBrands('coupons'), [coupons, 0])
    const frontPages = () =>
      ['banners', 'promotions', 'popups', 'uploads'].map((table) => ofBrands(table))
    const filled = [
      [1, 1],
      [2, 2],
      [2, 2],
      // with the logo of the second brand
      [3, 4],
    ]
    assert.deepEqual(frontPages(), filled)
    assert.equal(installation.count('select count(*) from popups where active'), 2)
    assert.equal(installation.count('select count(*) from matches where is_featured'), 6)
    // payments in every state, the mails about them, and somebody whose account waits for the link of a mail
    const payments = (what: string) =>
      installation.count(`select count(*) from payments where ${what}`)
    const states = ['waiting', 'paid', 'refused', 'returned']
    assert.deepEqual(
      states.map((state) => payments(`direction = 'deposit' and state = '${state}'`)),
      [1, 1, 1, 1]
    )
    assert.deepEqual(
      ['waiting', 'sent', 'paid', 'refused'].map((state) =>
        payments(`direction = 'withdrawal' and state = '${state}'`)
      ),
      [1, 1, 1, 1]
    )
    assert.isAbove(
      installation.count("select count(*) from mails where kind like 'withdrawal%'"),
      2
    )
    assert.equal(
      installation.count(
        "select count(*) from mails join users on users.id = user_id where kind = 'activation' and awaits_activation"
      ),
      1
    )
    for (const state of ['draft', 'approved', 'paid', 'locked']) {
      assert.isAbove(
        installation.count(`select count(*) from statements where state = '${state}'`),
        0,
        state
      )
    }
    for (const type of ['operator', 'partner']) {
      assert.isAbove(
        installation.count(`select count(*) from users where type = '${type}'`),
        0,
        type
      )
    }
    const grants = (what: string) =>
      installation.count(`select count(*) from bonus_grants where ${what}`)
    for (const state of ['running', 'met', 'forfeited']) {
      assert.isAbove(grants(`state = '${state}'`), 0, state)
    }
    assert.equal(grants("category = 'freeBet' and has_token"), 1)
    assert.isAbove(grants("category = 'deposit' and counted > 0"), 0)
    const requests = (status: number) =>
      installation.count(`select count(*) from bonus_requests where status = ${status}`)
    assert.deepEqual([requests(0), requests(2)], [2, 1])
    const affiliates = (state: string) =>
      installation.count(`select count(*) from affiliates where state = '${state}'`)
    assert.deepEqual(['approved', 'waiting'].map(affiliates), [1, 1])
    const referrals = (standing: string) =>
      installation.count(`select count(*) from affiliate_referrals where standing = '${standing}'`)
    assert.deepEqual(['counts', 'held'].map(referrals), [3, 1])
    assert.isAbove(installation.count('select sum(clicks) from affiliate_click_days'), 50)
    assert.isAbove(
      installation.count("select count(*) from affiliate_statements where state = 'draft'"),
      0
    )
    const postbacks = (state: string) =>
      installation.count(`select count(*) from affiliate_postbacks where state = '${state}'`)
    const told = ['sent', 'failed', 'waiting'].map(postbacks)
    assert.isAtLeast(told[0] ?? 0, 3)
    assert.deepEqual(told.slice(1), [1, 0])
    // that of the brand, and of the one that was copied from it
    assert.equal(installation.count('select count(*) from affiliate_default_deals'), 2)
    const books = await installation.ace(['ledger:verify'])
    assert.equal(books.code, 0, books.text)

    const again = await installation.ace(['demo:seed'], SETTINGS)
    assert.equal(again.code, 0, again.text)
    assert.equal(installation.count('select count(*) from coupons'), coupons)
    assert.deepEqual(frontPages(), filled)
    assert.deepEqual([requests(0), requests(2)], [2, 1])
    assert.deepEqual(['sent', 'failed', 'waiting'].map(postbacks), told)
    assert.equal(installation.count('select count(*) from affiliate_banners'), 2)
  })
})
