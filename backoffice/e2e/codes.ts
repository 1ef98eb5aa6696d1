/** The second factor of an officer, as an app on a telephone makes its codes. */
import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'

const STEP_MS = 30_000
const TYPED_WITHIN_MS = 12_000

/** Codes of one secret. */
export class Codes {
  readonly #used = new Set<string>()

  constructor(
    private readonly page: Page,
    private readonly secret: string
  ) {}

  /**
   * A code that the test has not used. Each code counts once and in its own half minute, so the test may have to wait for the next
   * one.
   */
  async fresh(): Promise<string> {
    for (;;) {
      const app = new TOTP({ secret: this.secret })
      const code = app.generate()
      if (!this.#used.has(code) && app.remaining() > TYPED_WITHIN_MS) {
        this.#used.add(code)
        return code
      }
      await this.page.waitForTimeout(STEP_MS / 15)
    }
  }
}

/** Sets a second factor up by the pages, up to the list of recovery codes, which stays open. */
export async function setUpCodes(
  page: Page,
  officer: { username: string; password: string },
  look?: () => Promise<unknown>
): Promise<Codes> {
  await page.getByRole('button', { name: officer.username }).click()
  await page.getByRole('menuitem', { name: 'İki adımlı doğrulama' }).click()
  await page.getByLabel('Şifreniz').fill(officer.password)
  await page.getByRole('button', { name: 'Kurulumu başlat' }).click()
  await expect(page.getByRole('img', { name: /QR kodu/ })).toBeVisible()
  await look?.()
  const codes = new Codes(page, (await page.locator('code').innerText()).trim())
  await page.getByLabel('Doğrulama kodu').fill(await codes.fresh())
  await page.getByRole('button', { name: 'Doğrula ve aç' }).click()
  return codes
}
