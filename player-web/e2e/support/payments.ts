/** The screens of money in the browser tests: a method is found by its tag, whatever else staff offer beside it. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { PaymentState } from '@grandstand/shared-types/payments/states'
import type {
  PaymentMethodBody,
  PaymentMethodRow,
} from '@grandstand/shared-types/wire/money/payment_methods'
import type { PaymentCategoryView } from '@grandstand/shared-types/wire/money/payments'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Actor } from './accounts.ts'

/** Tags of the demo's methods. */
export const METHOD_TAGS = {
  card: '601',
  walletFrame: '610',
  walletPage: '611',
  community: '670',
  iban: '760',
} as const

type MethodName = keyof typeof METHOD_TAGS

/** On the open page of deposits or withdrawals: chooses the category of a method, and the method. */
export async function chooseMethod(page: Page, methodName: MethodName): Promise<void> {
  const [, language = '', act] = new URL(page.url()).pathname.split('/')
  const direction = act === 'withdraw' ? 'withdrawal' : 'deposit'
  const answer = await page.request.get('/v1/me/payment-categories', {
    params: { direction, language },
  })
  const categories: PaymentCategoryView[] = await answer.json()
  const payTag = METHOD_TAGS[methodName]
  const found = categories.flatMap((category) =>
    category.methods
      .filter((method) => method.payTag === payTag)
      .map((method) => ({ category: category.name, method: method.name }))
  )
  const [names] = found
  if (!names) throw new Error(`the player is not offered the method ${payTag}`)
  const main = page.getByRole('main')
  await main.getByRole('row').getByRole('button', { name: names.category, exact: true }).click()
  await main
    .getByRole('region', { name: names.method, exact: true })
    .getByRole('button')
    .last()
    .click()
}

/** Chooses a method and gives its form, once the form stands. */
export async function openForm(page: Page, methodName: MethodName): Promise<Locator> {
  await chooseMethod(page, methodName)
  const form = page.getByRole('main').locator('form')
  await expect(form.locator('input:disabled').first()).toBeVisible()
  return form
}

/** The texts of the screens that the stories read. */
export interface Texts {
  money: Record<'deposit' | 'withdraw', string>
  moneyPage: Record<'amount' | 'received' | 'backToBanks', string>
  payments: Record<'cancel' | 'cancelTitle', string> & { state: Record<PaymentState, string> }
}

export async function textsIn(language: SiteLanguage): Promise<Texts> {
  const load = async <K extends keyof Texts>(folder: string): Promise<Pick<Texts, K>> => {
    const file: { default: Pick<Texts, K> } = await import(
      `../../src/features/${folder}/${language}.ts`
    )
    return file.default
  }
  return {
    ...(await load<'money'>('money/texts')),
    ...(await load<'moneyPage'>('money/pageTexts')),
    ...(await load<'payments'>('payments/pageTexts')),
  }
}

export async function send(form: Locator, texts: Texts, amount: string): Promise<void> {
  await form.getByLabel(texts.moneyPage.amount, { exact: true }).fill(amount)
  await form.getByRole('button', { name: /./ }).last().click()
}

/** A button of the gateway's page, which then closes by itself. */
export const act = (page: Pick<Page, 'locator'>, name: 'pay' | 'refuse') =>
  page.locator(`button[name=act][value=${name}]`)

/** The demo's methods of the sandbox lead to the address of the installation, each test's server has its own. */
export async function allowPagesOf(admin: Actor, origin: string): Promise<void> {
  const methods = await admin.get<PaymentMethodRow[]>('/v1/payment-methods')
  for (const { id, direction: _of, secretNames: _names, ...method } of methods) {
    if (method.gateway !== 'sandbox' || method.allowedOrigins.includes(origin)) continue
    const body: PaymentMethodBody = { ...method, allowedOrigins: [origin] }
    await admin.put(`/v1/payment-methods/${id}`, body)
  }
}
