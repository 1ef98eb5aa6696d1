/** The form of the registration, in English. */
import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const NEW_ACCOUNT_PASSWORD = 'quiet-river-9'

/** A Turkish identity number that nobody has yet; its last two digits check the others. */
function newIdentityNumber(): string {
  const digits = [1 + randomInt(9), ...Array.from({ length: 8 }, () => randomInt(10))]
  const sumOf = (some: readonly number[]) => some.reduce((sum, digit) => sum + digit, 0)
  const atOdd = sumOf(digits.filter((_, index) => index % 2 === 0))
  const atEven = sumOf(digits.filter((_, index) => index % 2 === 1))
  digits.push((atOdd * 7 + 9 * atEven) % 10)
  return [...digits, sumOf(digits) % 10].join('')
}

/** Fills in the form for somebody new, step by step, up to its last button. */
export async function fillInRegistration(page: Page, username: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(NEW_ACCOUNT_PASSWORD)
  await page.getByLabel('Repeat password').fill(NEW_ACCOUNT_PASSWORD)
  await page.getByLabel('Email').fill(`${username}@mail.test`)
  await next.click()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await page.getByLabel('Country').selectOption({ label: 'Türkiye' })
  await page.getByLabel('First name').fill('Zeynep')
  await page.getByLabel('Last name').fill('Kaya')
  await page.getByLabel('Day').fill('17')
  await page.getByLabel('Month').selectOption({ label: 'May' })
  await page.getByLabel('Year').fill('1990')
  await page.getByText('Female').click()
  await page.getByLabel('Turkish identity number').fill(newIdentityNumber())
  await next.click()
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await page.getByLabel('Address').fill('Atatürk Cad. 12')
  await page.getByLabel('Postcode').fill('16000')
  await page.getByLabel('Country code').selectOption('90')
  await page.getByLabel('Mobile number').fill(`0532 ${String(Date.now()).slice(-7)}`)
}
