/**
 * Every page that describes itself, opened by its address on a desktop and on a phone: it opens without errors and
 * without faults of accessibility, in both themes and reading directions.
 */
import { GATE, expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { newCashier, newPlayer, signInAdmin } from './support/accounts.ts'
import { makeRows } from './support/params.ts'
import { pageAddresses } from './support/pages.ts'
import { pickHomeWin } from './support/slip.ts'
import { LOOKS, Visits } from './support/visit.ts'

/** Other states of pages; two of them answer that the row is unknown. */
const OTHER_STATES = ['/tr/coupons?status=sold', '/tr/couponShare/NOSUCHCODE22', '/tr/404']

/** Pages that the gate examines, too; it opens every page. */
const MAIN =
  /^\/tr\/(?:|sports|match\/.*|live\/.*|casino|bingo\/75|coupons|account|deposit|withdraw|register|protection)$/
const isExamined = (path: string) => process.env['TEST_TIER'] !== 'gate' || MAIN.test(path)

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// the longest tests of all, so each may take a worker of its own
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 })

for (const look of LOOKS) {
  const tier = look.on === 'a phone' ? GATE : {}
  test(
    `every page opens and is without faults in both themes and directions on ${look.on}`,
    tier,
    async ({ page, context, baseURL, request }, info) => {
      const admin = await signInAdmin(baseURL)
      const player = await newPlayer(admin, context)
      const { params, matches, close } = await makeRows(admin, player, request)
      const visits = await Visits.begin(page, look, info)
      for (const each of matches) await pickHomeWin(page, each)
      const addresses = await pageAddresses('tr', params)
      for (const path of addresses) {
        await visits.open(path)
        if (isExamined(path)) await visits.examine(path)
      }
      await close()
      for (const path of OTHER_STATES.filter(isExamined)) {
        await visits.goTo(path)
        await visits.examine(path)
      }

      if (look.on === 'a desktop') {
        await page.goto('/en/')
        await page.getByRole('button', { name: 'System' }).click()
        expect.soft(await faultsOf(page), 'the slip of a system').toEqual([])
      }
    }
  )

  test(`every page of a desk opens and is without faults on ${look.on}`, async ({
    page,
    context,
    baseURL,
  }, info) => {
    const cashier = await newCashier(await signInAdmin(baseURL), context)
    const addresses = await pageAddresses('tr', {}, 'terminal')
    expect(addresses).toContain('/tr/desk')
    const visits = await Visits.begin(page, look, info)
    // without a shift a page shows less, so it is examined again
    for (const path of addresses) {
      await visits.open(path)
      if (path === '/tr/desk') await visits.examine(path)
    }
    await cashier.post('/v1/desk/shifts', { countedMinor: 10_000 })
    await cashier.post('/v1/desk/bills')
    for (const path of addresses) {
      await visits.goTo(path)
      await visits.examine(path)
    }

    const popup = page.getByRole('dialog', { name: 'Status' })
    await page.goto('/en/desk/bills')
    await page.getByRole('button', { name: 'Cut a bill' }).click()
    await expect(popup).toContainText('Bill 2 was cut.')
    expect.soft(await faultsOf(page), 'the status popup').toEqual([])
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await page.keyboard.press('F7')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await faultsOf(page), 'the faults of the printer').toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('F10')
    await expect(popup).toContainText('The screen is locked')
    expect.soft(await faultsOf(page), 'the locked screen').toEqual([])
  })
}
