/** Visits to pages one after another: each opens without errors, and none has a fault of accessibility. */
import { expect, type Page, type TestInfo } from '@playwright/test'
import { COLOURS, faultsOf } from '../../../e2e/axe.ts'
import { app } from '../../src/i18n/locales/tr/app.ts'
import { textGroups } from './pages.ts'

/** A window, and the theme in which the visits begin. */
export interface Look {
  on: string
  size: { width: number; height: number }
  theme: 'dark' | 'light'
}

export const LOOKS: readonly Look[] = [
  { on: 'a desktop', size: { width: 1280, height: 800 }, theme: 'dark' },
  { on: 'a phone', size: { width: 390, height: 844 }, theme: 'light' },
]

/** The form of a text's key such as `sports.title`, which shows on screen when a text is missing. */
const TEXT_KEY = new RegExp(
  `(^|\\s)(${(await textGroups()).join('|')})(\\.[A-Za-z0-9]+)+(\\s|$)`,
  'm'
)

const softly = expect.configure({ soft: true })

/** Visits one after another in one page of the browser. */
export class Visits {
  /** Errors of the page's own code and of its requests. */
  #errors: string[] = []

  private constructor(
    private readonly page: Page,
    private readonly look: Look,
    private readonly info: TestInfo
  ) {
    page.on('pageerror', ({ message }) => this.#errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text())
    })
  }

  static async begin(page: Page, look: Look, info: TestInfo): Promise<Visits> {
    await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), look.theme)
    await page.setViewportSize(look.size)
    return new Visits(page, look, info)
  }

  /**
   * Opens an address of a page that describes itself, in Turkish: checks that it stays there, has a title, shows no
   * error and no text's key, and fits the window's width.
   */
  async open(path: string): Promise<void> {
    const { page } = this
    this.#errors = []
    await this.goTo(path)
    await softly(page, `${path} stays where it is`).toHaveURL(new RegExp(`${path}$`))
    await softly(page, `${path} has a title`).toHaveTitle(/\S · Grandstand$/)
    await this.fits(path)
    softly(await page.locator('body').innerText(), path).not.toMatch(TEXT_KEY)
    softly(this.#errors, `errors of ${path}`).toEqual([])
    await this.info.attach(`${path} on ${this.look.on}`, {
      body: await page.screenshot(),
      contentType: 'image/png',
    })
  }

  /** Opens an address and resolves once the page has loaded. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.getByRole('main')).toBeVisible()
    await expect(this.page.getByRole('status', { name: app.common.loading })).toHaveCount(0)
  }

  /**
   * Checks that the page on screen has no fault of accessibility in either theme, and fits the window in either
   * direction. Themes only change colours, and directions only places, so not every pair needs a check.
   */
  async examine(path: string): Promise<void> {
    expect.soft(await faultsOf(this.page), path).toEqual([])
    await this.fits(path)
    await this.page.evaluate(() => {
      const { documentElement: root } = document
      root.dataset['theme'] = root.dataset['theme'] === 'light' ? 'dark' : 'light'
      root.dir = 'rtl'
    })
    const turned = await faultsOf(this.page, { rules: COLOURS })
    expect.soft(turned, `${path}, the other theme, right to left`).toEqual([])
    await this.fits(`${path} from right to left`)
  }

  /** Checks that the page does not scroll sideways. */
  private async fits(path: string): Promise<void> {
    await softly
      .poll(
        () =>
          this.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth
          ),
        `${path} is wider than the window`
      )
      .toBeLessThanOrEqual(0)
  }
}
