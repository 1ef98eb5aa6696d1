/** A walk over the site's addresses by the app's own router, so that the app loads once for all of them. */
import { expect, type Page } from '@playwright/test'
import type { Admission } from '../../src/app/admission.ts'

/** Opens an address without loading the app anew. */
export const openInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

export class Walk {
  #errors: string[] = []
  #path = ''

  private constructor(
    private readonly page: Page,
    private readonly language: string,
    /** Title of the page of an unknown address: no other page has it. */
    private readonly between: string
  ) {
    page.on('pageerror', ({ message }) => this.#errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text())
    })
  }

  static async begin(page: Page, language = 'en'): Promise<Walk> {
    const texts: { app: { notFound: { title: string } } } = await import(
      `../../src/i18n/locales/${language}/app.ts`
    )
    const walk = new Walk(page, language, texts.app.notFound.title)
    await page.goto(`/${language}/404`)
    await walk.#standBetween()
    return walk
  }

  /** Opens a path below the language. The page before it is left first, so that `shown` never tells of that page. */
  async open(path: string): Promise<void> {
    await openInside(this.page, `/${this.language}/404`)
    await this.#standBetween()
    this.#errors = []
    this.#path = path
    await openInside(this.page, `/${this.language}/${path}`)
  }

  /** What the user sees at the path; null while the app decides or loads. */
  shown(): Promise<Admission | null> {
    const homes: string[] = [`/${this.language}/`, '/tr/']
    return this.page.evaluate(
      ([path, between, homes]) => {
        // the sign-in with a user is Turkish (rules 9.1), and so is the home page behind it
        if (document.querySelector('dialog[open] [name=username]')) return 'signIn'
        const isLoading = document.querySelector('[role=status][aria-label]') !== null
        const isEmpty = !document.querySelector('main')?.innerText
        if (isLoading || isEmpty || document.title.startsWith(between)) return null
        return path !== '' && homes.includes(location.pathname) ? 'home' : 'open'
      },
      [this.#path, this.between, homes] as const
    )
  }

  /** Closes the sign-in popup. */
  async closeSignIn(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('dialog', { name: 'Sign in' })).toBeHidden()
  }

  /** Errors of the page's own code and of its requests since the path was opened. */
  get errors(): readonly string[] {
    return this.#errors
  }

  async #standBetween(): Promise<void> {
    await expect
      .poll(() => this.page.title(), { message: 'the page between', intervals: [20, 50] })
      .toContain(this.between)
  }
}
