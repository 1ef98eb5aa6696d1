/** Officers decide about the withdrawals of players. */
import type {
  PaymentCategoryRow,
  PaymentMethodRow,
} from '@grandstand/shared-types/wire/money/payment_methods'
import type { PaymentAnswer, PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { GATE, expect, test, type APIRequestContext, type Page } from '../../e2e/test.ts'
import { ADMIN, enter, PLAYER, send, signIn } from './support.ts'

const IBAN = 'TR33 0006 1005 1978 6457 8413 26'
const AMOUNT_MINOR = 5_000

/** A method for withdrawals that two officers approve above its bound, made over the API. */
async function withdrawalMethod(admin: APIRequestContext): Promise<number> {
  const names = { tr: 'Gece çekimi', en: 'Night withdrawal' }
  const category = await send<PaymentCategoryRow>(admin, '/v1/payment-categories', {
    direction: 'withdrawal',
    names,
    logo: null,
    minMinor: 0,
    maxMinor: 0,
    openLink: null,
    info: {},
    listOrder: 90,
    isShown: true,
  })
  const method = await send<PaymentMethodRow>(admin, '/v1/payment-methods', {
    categoryId: category.id,
    gateway: 'manual',
    payType: 'iban',
    payTag: '',
    names,
    logo: null,
    infoFields: {},
    fields: [
      {
        name: 'iban',
        titles: { tr: 'IBAN' },
        type: 'iban',
        placeHolders: {},
        minLength: 0,
        maxLength: 42,
        required: true,
        options: [],
      },
    ],
    minMinor: 0,
    maxMinor: 0,
    feePercentMilli: 1_000,
    feeFixedMinor: 0,
    pocket: 'balance',
    banks: 'none',
    opens: 'redirect',
    currencies: [],
    countries: [],
    branches: [],
    allowedOrigins: [],
    settings: {},
    wageringPercentMilli: 0,
    twoOfficersAboveMinor: AMOUNT_MINOR,
    answerAloneUpToMinor: 100_000,
    maxUnderWay: 0,
    expiresAfterMinutes: 60,
    listOrder: 0,
    isShown: true,
  })
  return method.id
}

const order = async (player: APIRequestContext, methodId: number, amountMinor: number) => {
  const { payment } = await send<PaymentAnswer>(player, '/v1/withdrawals', {
    methodId,
    amountMinor,
    values: [{ name: 'iban', value: IBAN }],
  })
  return payment.reference
}

/** Opens a waiting withdrawal from the queue. */
async function open(page: Page, reference: string): Promise<void> {
  await page.goto('/backoffice/payments')
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
}

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function confirm(page: Page, name: string): Promise<void> {
  await act(page, name)
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

const steps = (page: Page) => page.getByRole('listitem')

test(
  'officers approve a withdrawal in pairs, refuse with a reason, and lose one that the player takes back',
  GATE,
  async ({ page, browser, playwright, baseURL }, info) => {
    const context = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
    const [player, admin] = await Promise.all([context(), context()])
    await enter(player, PLAYER)
    await enter(admin, ADMIN)
    const methodId = await withdrawalMethod(admin)
    const officer = { username: `payer${Date.now() % 1e6}`, password: 'long-enough-1' }
    await send(admin, '/v1/users', {
      ...officer,
      type: 'operator',
      permissions: ['users.view', 'payments.view', 'payments.decide'],
    })
    const large = await order(player, methodId, AMOUNT_MINOR + 1)
    const refused = await order(player, methodId, 2_000)
    const takenBack = await order(player, methodId, 3_000)

    await signIn(page, ADMIN)
    await open(page, large)
    await act(page, 'Üstlen')
    await expect(page.getByText('admin ilgileniyor')).toBeVisible()
    await confirm(page, 'Onayla')
    await expect(page.getByText('İlk onay: admin')).toBeVisible()
    await page.screenshot({ path: info.outputPath('first.png'), fullPage: true })

    const other = await browser.newPage({ locale: 'tr-TR' })
    await signIn(other, officer)
    await open(other, large)
    await act(other, 'Üstlen')
    await expect(other.getByText(`${officer.username} ilgileniyor`)).toBeVisible()
    await confirm(other, 'Onayla')
    await confirm(other, 'Ödendi')
    await expect(steps(other).filter({ hasText: 'Ödendi' })).toBeVisible()

    await open(other, refused)
    await act(other, 'Reddet')
    const dialog = other.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill('IBAN başkasının')
    await dialog.getByRole('button', { name: 'Reddet' }).click()
    await expect(steps(other).filter({ hasText: 'Reddedildi' })).toBeVisible()

    await open(other, takenBack)
    await act(other, 'Üstlen')
    await expect(other.getByText(`${officer.username} ilgileniyor`)).toBeVisible()
    await act(other, 'Onayla')
    await send(player, `/v1/me/payments/${takenBack}/cancel`, {})
    await other.getByRole('dialog').getByRole('button', { name: 'Onayla', exact: true }).click()
    await expect(steps(other).filter({ hasText: 'İptal edildi' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Onayla', exact: true })).toHaveCount(0)
    await other.close()

    const states = await Promise.all(
      [large, refused, takenBack].map(async (reference) => {
        const answer = await player.get(`/v1/me/payments/${reference}`)
        const { state, reason }: PaymentView = await answer.json()
        return [state, reason]
      })
    )
    expect(states).toEqual([
      ['paid', null],
      ['refused', { text: 'IBAN başkasının' }],
      ['cancelled', null],
    ])
    await Promise.all([player.dispose(), admin.dispose()])
  }
)
