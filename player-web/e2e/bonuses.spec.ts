/** Bonuses as players have them: by request, by code, and until a withdrawal ends them. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type {
  PaymentMethodBody,
  PaymentMethodRow,
} from '@grandstand/shared-types/wire/money/payment_methods'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { faultsOf } from '../../e2e/axe.ts'
import { cashOf, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import {
  bonusTexts,
  makeBonus,
  makeCode,
  ofTemplate,
  onlyGrant,
  refuseRequest,
  slipTexts,
} from './support/bonuses.ts'
import { couponOf, endWithHomeWin, onlyCoupon, openMatches, placeOn } from './support/coupons.ts'
import { misfitsOf } from './support/fit.ts'
import { act, openForm, send, textsIn } from './support/payments.ts'
import { pickHomeWin, placeButton, slipOf } from './support/slip.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const IBAN = 'TR33 0006 1005 1978 6457 8413 26'

let admin: Actor
let siteId: number
const setFlags = (flags: object) => admin.put(`/v1/sites/${siteId}`, { settings: { flags } })
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  const sites = await admin.get<SiteView[]>('/v1/sites')
  siteId = sites[0]?.id ?? 0
  const methods = await admin.get<PaymentMethodRow[]>('/v1/payment-methods')
  for (const { id, direction: _of, secretNames: _names, ...method } of methods) {
    if (method.gateway !== 'sandbox' || method.allowedOrigins.includes(String(baseURL))) continue
    const body: PaymentMethodBody = { ...method, allowedOrigins: [String(baseURL)] }
    await admin.put(`/v1/payment-methods/${id}`, body)
  }
})

/** The card of an offer or of an own bonus. */
const cardOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true })

async function lookAt(page: Page): Promise<void> {
  expect(await faultsOf(page, { part: 'main' })).toEqual([])
  expect(await misfitsOf(page)).toEqual([])
}

const closePopup = (page: Page) => page.getByRole('dialog').getByRole('button').first().click()

const STORIES: readonly [SiteLanguage, typeof PHONE][] = [
  ['en', DESKTOP],
  ['tr', PHONE],
  ['fa', PHONE],
]

for (const [language, viewport] of STORIES) {
  test(
    `in ${language} a deposit bonus goes from request to conversion`,
    language === 'tr' ? GATE : {},
    async ({ page, context }) => {
      await page.setViewportSize(viewport)
      const { title } = await makeBonus(admin, 'deposit', {
        percentMilli: 100_000,
        amountMinor: 0,
        highestMinor: 20_000,
        leastBaseMinor: 10_000,
        multiplierMilli: 2_000,
      })
      const { bonuses: texts } = await bonusTexts(language)
      const player = await newPlayer(admin, context, 10_000)
      await page.goto(`/${language}/bonuses`)
      const offer = cardOf(page, title)
      await expect(offer).toContainText(texts.category.deposit)
      await lookAt(page)
      await offer.getByRole('button', { name: texts.request }).click()
      await expect(page.getByRole('dialog')).toContainText(texts.sent)
      await closePopup(page)
      await expect(offer).toContainText(texts.status.waiting)
      await expect(offer.getByRole('button', { name: texts.request })).toBeHidden()

      await offer.getByRole('link').click()
      await expect(page).toHaveURL(`/${language}/deposit`)
      await send(await openForm(page, 'card'), await textsIn(language), '150')
      await act(page, 'pay').click()
      await expect(page).toHaveURL(new RegExp(`/${language}/transactions`))
      await expect
        .poll(async () => (await player.get<unknown[]>('/v1/me/bonus-grants')).length)
        .toBe(1)

      await page.goto(`/${language}/ownBonuses`)
      const own = cardOf(page, title)
      await expect(own).toContainText(texts.state.running)
      await expect(own.getByRole('progressbar')).toBeVisible()
      expect(await onlyGrant(player)).toMatchObject({ grantedMinor: 15_000, dueMinor: 30_000 })
      await own.getByText(texts.plays.title).click()
      await expect(own).toContainText(texts.plays.none)
      await lookAt(page)

      const matches = await openMatches(player, 2)
      for (const match of matches) {
        const coupon = await placeOn(player, [match], { kind: 'single', totalStakeMinor: 15_000 })
        await endWithHomeWin(admin, match)
        await expect
          .poll(async () => (await couponOf(player, coupon)).status, { intervals: [200] })
          .toBe(1)
      }
      const cash = await cashOf(player)
      expect(await onlyGrant(player)).toMatchObject({ state: 'met', countedMinor: 30_000 })
      const { convertedMinor } = await onlyGrant(player)
      // the credit, the deposit, and what the bonus became
      expect(cash).toBe(10_000 + 15_000 + (convertedMinor ?? 0))
      await page.reload()
      await expect(own).toContainText(texts.state.met)
      await own.getByText(texts.plays.title).click()
      await expect(own.getByRole('list').getByRole('link')).toHaveCount(2)
      await lookAt(page)
    }
  )

  test(`in ${language} a promo code is good once`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    const { id, title } = await makeBonus(admin, 'promoCode')
    const code = await makeCode(admin, id)
    const { bonuses: texts } = await bonusTexts(language)
    const { errors }: { errors: { promoCodeUsed: string; promoCodeUnknown: string } } =
      await import(`../src/i18n/locales/${language}/errors.ts`)
    await newPlayer(admin, context)
    await page.goto(`/${language}/bonuses`)
    const answers = [
      ['NOSUCHCODE', errors.promoCodeUnknown],
      [code.toLowerCase(), texts.received],
      [code, errors.promoCodeUsed],
    ] as const
    for (const [typed, answer] of answers) {
      await page.getByLabel(texts.code.label).fill(typed)
      await page.getByRole('button', { name: texts.code.redeem }).click()
      await expect(page.getByRole('dialog')).toContainText(answer)
      await closePopup(page)
    }
    await page.goto(`/${language}/ownBonuses`)
    await expect(cardOf(page, title)).toContainText(texts.state.running)
  })

  test(`in ${language} a withdrawal ends a bonus after a warning`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    const { id, title } = await makeBonus(admin, 'promoCode')
    const code = await makeCode(admin, id)
    const { bonuses: texts } = await bonusTexts(language)
    const money = await textsIn(language)
    const player = await newPlayer(admin, context, 100_000)
    await player.post('/v1/me/promo-codes', { code })
    await page.goto(`/${language}/withdraw`)
    const warning = page.getByRole('region', { name: texts.forfeit.title })
    await expect(warning).toContainText(title)
    const form = await openForm(page, 'iban')
    await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
    await send(form, money, '250')
    const question = page.getByRole('dialog', { name: texts.forfeit.title })
    await expect(question).toContainText(title)
    await lookAt(page)
    await question.getByRole('button', { name: texts.giveUp.keep }).click()
    expect((await onlyGrant(player)).state).toBe('running')

    await form.getByRole('button', { name: money.money.withdraw }).click()
    await question.getByRole('button', { name: texts.forfeit.confirm }).click()
    await expect(page.getByRole('dialog')).toContainText(money.moneyPage.received)
    expect(await onlyGrant(player)).toMatchObject({ state: 'forfeited', pocketMinor: 0 })
    await page.goto(`/${language}/ownBonuses`)
    await expect(cardOf(page, title)).toContainText(texts.state.forfeited)
  })

  test(`in ${language} a request is refused with a reason, and another one taken back`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    const { title } = await makeBonus(admin, 'registration', { confirmedBy: 'staff' })
    const { bonuses: texts } = await bonusTexts(language)
    await newPlayer(admin, context)
    await page.goto(`/${language}/bonuses`)
    const offer = cardOf(page, title)
    const request = offer.getByRole('button', { name: texts.request })
    await request.click()
    await closePopup(page)
    await expect(offer).toContainText(texts.status.waiting)
    await refuseRequest(admin, title, 'No bet in the last week')

    await page.reload()
    await expect(offer).toContainText(texts.status.cancelled)
    await expect(offer).toContainText(ofTemplate(texts.refused))
    await expect(offer).toContainText('No bet in the last week')
    await lookAt(page)
    await request.click()
    await closePopup(page)
    await expect(offer).toContainText(texts.status.waiting)
    await expect(offer).not.toContainText('No bet in the last week')
    await lookAt(page)
    await offer.getByRole('button', { name: texts.takeBack }).click()
    await expect(page.getByRole('dialog')).toContainText(texts.takenBack)
    await closePopup(page)
    await expect(offer).toContainText(texts.status.cancelled)
    await expect(request).toBeVisible()
  })

  test(`in ${language} a free bet wins, and pays the win without the stake`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    const { bonuses: texts } = await bonusTexts(language)
    const { slip: words } = await slipTexts(language)
    const { id, title } = await makeBonus(admin, 'freeBet', { amountMinor: 2_000 })
    const player = await newPlayer(admin, context, 1_000)
    await player.post('/v1/me/bonus-requests', { bonusId: id })
    await page.goto(`/${language}/ownBonuses`)
    await expect(cardOf(page, title)).toContainText(texts.own.tokenWaits)
    const [match] = await openMatches(player, 1)
    if (!match) throw new Error('the board has no match')
    await pickHomeWin(page, match)
    await page.goto(`/${language}/match/${match.id}`)
    const slip = page.getByRole(viewport === PHONE ? 'dialog' : 'region', { name: words.title })
    if (viewport === PHONE) await page.getByRole('button', { name: ofTemplate(words.upTo) }).click()
    await slip.getByRole('button', { name: ofTemplate(texts.slip.free) }).click()
    await expect(slip).toContainText(ofTemplate(texts.slip.freeUsed))
    await expect(slip).toContainText(title)
    await slip.getByRole('button', { name: ofTemplate(words.place_one) }).click()
    await expect.poll(async () => (await onlyGrant(player)).hasToken).toBe(false)
    expect(await cashOf(player)).toBe(1_000)
    const { maxPayoutMinor } = await onlyCoupon(player)
    await endWithHomeWin(admin, match)
    await expect
      .poll(() => cashOf(player), { intervals: [200] })
      .toBe(1_000 + maxPayoutMinor - 2_000)
    await page.goto(`/${language}/ownBonuses`)
    await expect(cardOf(page, title)).toContainText(texts.state.met)
    await lookAt(page)
  })
}

test('a withdrawal keeps a free bet, and warns of nothing', async ({ page, context }) => {
  const { bonuses: texts } = await bonusTexts('en')
  const { id } = await makeBonus(admin, 'freeBet')
  const money = await textsIn('en')
  const player = await newPlayer(admin, context, 100_000)
  await player.post('/v1/me/bonus-requests', { bonusId: id })
  await page.goto('/en/withdraw')
  const form = await openForm(page, 'iban')
  await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
  await send(form, money, '250')
  await expect(page.getByRole('dialog')).toContainText(money.moneyPage.received)
  await expect(page.getByRole('region', { name: texts.forfeit.title })).toBeHidden()
  expect(await onlyGrant(player)).toMatchObject({ state: 'running', hasToken: true })
})

test('the slip says what a bonus pays, and why it does not', async ({ page, context }) => {
  const { bonuses: texts } = await bonusTexts('en')
  const { id, title } = await makeBonus(admin, 'promoCode', {
    amountMinor: 2_500,
    leastSelections: 2,
    counts: { sport: 50_000 },
  })
  const player = await newPlayer(admin, context, 100)
  await player.post('/v1/me/promo-codes', { code: await makeCode(admin, id) })
  const [one, other] = await openMatches(player, 2)
  if (!one || !other) throw new Error('the board has too few matches')
  await pickHomeWin(page, one)
  const slip = slipOf(page)
  await expect(slip).toContainText(`“${title}” does not pay for this bet`)
  await expect(slip).toContainText(texts.reason.selections)
  await pickHomeWin(page, other)
  await slip.getByRole('textbox', { name: 'Stake' }).fill('20')
  await expect(slip).toContainText(`“${title}” pays ₺20.00 of this bet, and 50% of that counts.`)
  await placeButton(page).click()
  await expect.poll(async () => (await onlyGrant(player)).pocketMinor).toBe(500)
})

test('bonuses are hidden while the brand takes no registrations', async ({ page, context }) => {
  const { bonusesPage: texts } = await bonusTexts('en')
  await newPlayer(admin, context)
  const link = page.getByRole('banner').getByRole('link', { name: texts.title, exact: true })
  await page.goto('/en/')
  await expect(link).toBeVisible()
  await setFlags({ registerDisabled: true })
  try {
    await page.goto('/en/ownBonuses')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.own)
    await expect(link).toBeHidden()
    await page.goto('/en/bonuses')
    await expect(page).toHaveURL(/\/en\/$/)
  } finally {
    await setFlags({ registerDisabled: false })
  }
})
