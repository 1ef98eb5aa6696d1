/**
 * An affiliate's link brings a player, whose first settled coupon is in the statement that is paid; staff decide about a
 * suspicion on the way.
 */
import { readFileSync } from 'node:fs'
import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { changeRows } from '../../e2e/database.ts'
import { Actor, cashOf, newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'
import { textsOf } from './support/affiliateTexts.ts'
import { affiliateServer } from './support/affiliateServer.ts'
import { misfitsOf } from './support/fit.ts'
import { act, allowPagesOf, openForm, send, textsIn } from './support/payments.ts'
import { fillInRegistration, NEW_ACCOUNT_PASSWORD } from './support/registerForm.ts'
import { signInToOffice } from './support/office.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const DAYS_AGO_MS = 40 * 86_400_000
const DEAL = {
  fromDay: '2026-01-01',
  kind: 'hybrid',
  tiers: [
    { fromMinor: 0, rate: 3000 },
    { fromMinor: 1_000_000, rate: 4000 },
  ],
  tierMode: 'whole',
  costs: ['bonuses', 'chargebacks'],
  feeRate: 0,
  negative: 'carry',
  carryCapMinor: null,
  cpaMinor: 1_000,
  leastDepositMinor: 10_000,
  leastStakesMinor: 2_000,
  clawbackDays: 30,
  subRate: 500,
}
const STEPS = ['registration', 'firstDeposit', 'firstStake']
/** 30 % of the stake of the lost coupon, and the CPA. */
const EARNED = 600 + 1_000
const LOST = {
  status: 'ended',
  fullTime: [0, 2],
  halfTime: [0, 1],
  periods: { 1: [0, 1], 2: [0, 1] },
}

let admin: Actor
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  await allowPagesOf(admin, String(baseURL))
  await setFlags({ affiliateStatus: true, mailActivation: false })
})
test.afterAll(() => setFlags({ affiliateStatus: false }))

async function setFlags(flags: object): Promise<void> {
  const [site] = await admin.get<SiteView[]>('/v1/sites')
  await admin.put(`/v1/sites/${site?.id}`, { settings: { flags } })
}

const meOf = (user: Actor) => user.get<{ id: number; username: string }>('/v1/me')

/** Staff approve the affiliate, with a deal; resolves to the id. */
async function approve(userId: number): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ userId }))
  const [row] = await admin.get<AffiliateRow[]>(`/v1/affiliates?filter=${filter}`)
  const path = `/v1/affiliates/${row?.id}`
  await admin.post(`${path}/state`, { state: 'approved', reason: 'A site worth it' })
  await admin.post(`${path}/deals`, DEAL)
}

/**
 * Moves all that happened into a month that is over. A month is drawn up once, so the one of an earlier telling of the story ends
 * where it began.
 */
function makePast(affiliateUserId: number, playerId: number): Promise<void> {
  const at = Date.now() - DAYS_AGO_MS
  return changeRows(
    ['update affiliate_periods set ends_at = starts_at, starts_at = id where ends_at > ?', [at]],
    ['update affiliates set created_at = ? where user_id = ?', [at, affiliateUserId]],
    [
      `update affiliate_past_states set until = ? where affiliate_id =
        (select id from affiliates where user_id = ?)`,
      [at, affiliateUserId],
    ],
    ['update affiliate_referrals set first_deposit_at = ? where user_id = ?', [at, playerId]],
    [
      `update ledger_transfers set created_at = ? where id in (select transfer_id from ledger_entries
       where account_id in (select id from ledger_accounts where user_id = ?))`,
      [at, playerId],
    ]
  )
}

async function takeStep(page: Page, name: string, state: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()
}

test(
  'a link brings a player, whose first settled coupon is in the statement that is paid',
  GATE,
  async ({ browser, page, context }, info) => {
    const texts = await textsOf('tr')
    const affiliate = await newPlayer(admin, context, 1_000, { isOnline: true })
    const { id: affiliateUserId, username: affiliateName } = await meOf(affiliate)

    // asks, and waits
    await page.goto('/tr/affiliate')
    await page.getByLabel(texts.about).fill('Maç tahminleri yazdığım bir site')
    expect(await faultsOf(page, { part: 'main' })).toEqual([])
    await page.getByRole('button', { name: texts.ask }).click()
    await expect(page.getByText(texts.states.waiting.title)).toBeVisible()
    await approve(affiliateUserId)
    await page.reload()

    // the link of a campaign
    const link = page.getByRole('main').getByRole('status').first()
    await expect(link).toContainText('/tr/register/')
    await page.getByLabel(texts.campaign).fill('Bahar 2026')
    await expect(link).toContainText('-bahar-2026')
    // it may lead to any page of the site, and to no other
    await page.getByLabel(texts.page).fill('https://elsewhere.example/tr/results')
    await expect(page.getByText(texts.pageForeign)).toBeVisible()
    await page.getByLabel(texts.page).fill(new URL('/backoffice/', page.url()).href)
    await expect(page.getByText(texts.pageClosed)).toBeVisible()
    await expect(link).toContainText('/tr/register/')
    await page.getByLabel(texts.page).fill(new URL('/tr/results', page.url()).href)
    await expect(link).toContainText(/\/tr\/results\?ref=\w+-bahar-2026$/)
    const address = (await link.innerText()).trim()
    await expect(page.getByText(texts.deal.ladder)).toHaveCount(0)
    await expect(page.getByText(texts.deal.whole)).toBeVisible()
    expect(await faultsOf(page, { part: 'main' })).toEqual([])
    await page.screenshot({ path: info.outputPath('affiliate-tr.png'), fullPage: true })

    // the own server, which is told of players from now on
    const server = await affiliateServer()
    const postbacks = page.getByRole('region', { name: texts.postbacks.title })
    await postbacks.getByLabel(texts.postbacks.address).fill('https://10.0.0.7/told')
    await postbacks.getByRole('button', { name: texts.postbacks.save }).click()
    await expect(postbacks.getByText('https://partner.example/postback')).toBeVisible()
    await postbacks.getByLabel(texts.postbacks.address).fill(server.address)
    await postbacks.getByRole('button', { name: texts.postbacks.save }).click()
    await expect(postbacks.getByText(texts.postbacks.once)).toBeVisible()

    // statements shall go to a bank account
    const payout = page.getByRole('region', { name: texts.payout.title })
    await payout.getByLabel(texts.payout.method).selectOption({ label: 'IBAN' })
    await payout.getByRole('textbox', { name: 'IBAN' }).fill('TR00')
    await payout.getByRole('button', { name: texts.payout.save }).click()
    await expect(payout.getByRole('textbox', { name: 'IBAN' })).toHaveAttribute(
      'aria-invalid',
      'true'
    )
    await payout.getByRole('textbox', { name: 'IBAN' }).fill('TR33 0006 1005 1978 6457 8413 26')
    await payout.getByRole('button', { name: texts.payout.save }).click()
    await expect(payout).toContainText('IBAN (…1326)')
    expect(await faultsOf(page, { part: 'main' })).toEqual([])

    // a visitor's click counts once, and the code is kept until the registration, whatever dead code comes after it
    const visitor = await browser.newContext({ viewport: PHONE })
    const elsewhere = await visitor.newPage()
    const counted = elsewhere.waitForResponse('**/v1/affiliate-clicks')
    await elsewhere.goto(address)
    expect((await counted).status()).toBe(200)
    const again = elsewhere.waitForResponse('**/v1/affiliate-clicks')
    await elsewhere.reload()
    await again
    const refused = elsewhere.waitForResponse('**/v1/affiliate-clicks')
    await elsewhere.goto('/en/results?ref=nobody99')
    expect(await (await refused).json()).toMatchObject({ counts: false, keptCounts: true })
    const cookies = await visitor.cookies()
    expect(cookies.filter(({ value }) => value.includes('bahar'))).toEqual([])
    await elsewhere.goto('/en/register')
    const username = `aff${Date.now() % 1e8}`
    await fillInRegistration(elsewhere, username)
    await elsewhere.getByRole('button', { name: 'Register' }).last().click()
    await expect(elsewhere).toHaveURL(/\/en\/deposit$/)

    // the player deposits, and loses a first coupon
    await send(await openForm(elsewhere, 'card'), await textsIn('en'), '150')
    await act(elsewhere, 'pay').click()
    const player = await Actor.signIn(visitor.request, username, NEW_ACCOUNT_PASSWORD)
    await expect.poll(() => cashOf(player), { intervals: [100] }).toBe(15_000)
    const [match] = await openMatches(player, 1)
    if (!match) throw new Error('no match to bet on')
    await placeOn(player, [match], { kind: 'single', totalStakeMinor: 2_000 })
    await admin.post(`/v1/matches/${match.id}/results`, {
      ...{ basedOnRevision: 0, beforeStart: true, facts: LOST },
    })
    await page.goto('/en/affiliate')
    const reach = page.getByRole('region', { name: (await textsOf('en')).reach })
    await expect(reach.getByRole('row', { name: /-bahar-2026/ })).toContainText(/1\s*1\s*1\s*1/)

    // both sat at the same address: held, until staff find nothing in it
    await admin.post('/v1/affiliate-periods')
    const office = await (await browser.newContext()).newPage()
    await signInToOffice(office)
    await office.goto('/backoffice/affiliates')
    await office.getByRole('link', { name: affiliateName }).click()
    const funnel = office.getByRole('list').filter({ hasText: 'İlk sonuçlanan bahis' })
    await expect(funnel).toContainText(/Tıklama\s*1.*Kayıt\s*1.*İlk yatırma\s*1/)
    expect(await faultsOf(office, { part: 'main' })).toEqual([])
    await office.screenshot({ path: info.outputPath('funnel.png'), fullPage: true })
    await office.goto('/backoffice/affiliate-flags')
    const suspicion = office.getByRole('row').filter({ hasText: username })
    await expect(suspicion).toContainText('Aynı internet adresi')
    await office.screenshot({ path: info.outputPath('flags.png') })
    await suspicion.getByRole('button', { name: 'Yersiz' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Aynı kafede oturmuşlar')
    await dialog.getByRole('button', { name: 'Yersiz' }).click()
    await expect(suspicion).toHaveCount(0)

    await office.goto('/backoffice/affiliate-postbacks')
    await expect(office.getByRole('row').filter({ hasText: affiliateName })).toHaveCount(3)
    expect(await faultsOf(office, { part: 'main' })).toEqual([])
    await office.screenshot({ path: info.outputPath('postbacks.png') })

    // the month is over: drawn up, approved, paid once, locked
    await makePast(affiliateUserId, (await meOf(player)).id)
    await office.goto('/backoffice/affiliate-statements')
    await office.getByRole('button', { name: 'Hesap özetlerini çıkar' }).click()
    const drawn = office.getByRole('row').filter({ hasText: affiliateName })
    await drawn.getByRole('link', { name: /^#/ }).click()
    await expect(office.getByRole('row', { name: /^Ödenecek/ })).toContainText('16,00')
    await expect(office.getByRole('row').filter({ hasText: username })).toContainText('20,00')
    await takeStep(office, 'Onayla', 'Onaylandı')
    await takeStep(office, 'Öde', 'Ödendi')
    await takeStep(office, 'Kilitle', 'Kilitli')
    // the method takes no withdrawal as small as this
    await expect(office.getByText(/^Bakiyede kaldı: .*₺/)).toBeVisible()
    await expect(office.getByRole('button', { name: 'Çekimi yeniden iste' })).toBeVisible()
    expect(await faultsOf(office, { part: 'main' })).toEqual([])
    await office.screenshot({ path: info.outputPath('statement.png'), fullPage: true })
    expect(await cashOf(affiliate)).toBe(1_000 + EARNED)

    for (const language of ['tr', 'en', 'fa'] as const) {
      const words = await textsOf(language)
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await page.goto(`/${language}/affiliate`)
        const statements = page.getByRole('region', { name: words.statements })
        await expect(statements.getByText(words.statementStates.locked)).toBeVisible()
        await statements.locator('summary').click()
        const figures = statements.locator('dl > div')
        await expect(figures.filter({ hasText: words.lines.cpaMinor })).toContainText('10')
        await expect(figures.filter({ hasText: words.lines.payableMinor })).toContainText('16')
        await expect(statements.getByText(words.payout.stayed)).toBeVisible()
        expect(await faultsOf(page, { part: 'main' })).toEqual([])
        expect(await misfitsOf(page)).toEqual([])
      }
    }
    const persian = await textsOf('fa')
    await expect.poll(() => server.told.map(({ event }) => event)).toEqual(STEPS)
    expect(server.told.every(({ campaign }) => campaign === 'bahar-2026')).toBe(true)
    server.close()
    await page.setViewportSize(PHONE)
    await page.reload()
    const delivered = page.getByRole('region', { name: persian.postbacks.title })
    await expect(delivered.getByText(persian.postbacks.states.sent)).toHaveCount(STEPS.length)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: persian.download }).last().click()
    expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/16[.,]00\r\n$/)
    await expect(page.getByRole('region', { name: persian.statements })).toContainText('16.00')
    await page.screenshot({ path: info.outputPath('affiliate-fa.png'), fullPage: true })
    const keys = page.getByRole('region', { name: persian.key.title })
    await keys.getByRole('button', { name: persian.key.make }).click()
    const key = await keys.getByRole('status').innerText()
    const headers = { authorization: `Bearer ${key.trim()}` }
    const report = await visitor.request.get('/v1/affiliate-reports/statements', { headers })
    expect(await report.json()).toMatchObject([{ payableMinor: EARNED }])
    expect(await misfitsOf(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('key-fa.png'), fullPage: true })
    await page.goto('/fa/affiliateBanner')
    await expect(page.getByText(persian.noBanners)).toBeVisible()
  }
)
