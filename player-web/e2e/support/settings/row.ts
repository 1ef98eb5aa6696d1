/** A setting of a brand: where staff change it, and its effect on the players' site. */
import { expect as expectWithin, type Page } from '@playwright/test'
import type { FormName, OfficeForm } from './office.ts'
import type { SiteVisit } from './visit.ts'

export interface Row {
  form: FormName
  fill: (form: OfficeForm) => Promise<unknown>
  /** Fails while the site does not show the effect. */
  see: (visit: SiteVisit) => Promise<unknown>
  /** Looked at before the change too, where the effect is that something is gone. */
  before?: (visit: SiteVisit) => Promise<unknown>
}

/** A row that fails must not take the time of all others. */
export const expect = expectWithin.configure({ timeout: 15_000 })

/** An effect that a visitor's first page shows. */
export const atHome =
  (see: (page: Page) => Promise<unknown>): Row['see'] =>
  async (visit) =>
    see(await visit.home())

/** A part of the page as the server sends it, before any script runs. */
export const inSource = (text: string): Row['see'] =>
  atHome(async (page) => expect(await (await page.request.get('/en/')).text()).toContain(text))

export const link = (name: string | RegExp, href: string): Row['see'] =>
  atHome((page) =>
    expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', href)
  )
