/** The forms of the back office in which staff change a brand, used as people use them: by the words on the screen. */
import { expect, type Locator, type Page } from '@playwright/test'
import live from '../../../../backoffice/src/resources/live-settings/texts/tr.ts'
import sites from '../../../../backoffice/src/resources/sites/texts/tr.ts'
import themes from '../../../../backoffice/src/resources/themes/texts/tr.ts'

export const words = {
  ...sites.siteSettings,
  live: live.liveSettings,
  themes: themes.themes,
} as const
const { tabs, scripts, maintenance } = words

const SAVE = 'Kaydet'

/** The tabs of one form, which has one button. */
const TABS = ['brand', 'contact', 'players', 'betting'] as const
type TabName = (typeof TABS)[number]

/** The other forms: where they stand in the back office, and the button that saves each. */
const FORMS = {
  scripts: { path: 'sites', save: scripts.publish },
  maintenance: { path: 'sites', save: maintenance.save },
  live: { path: 'live-settings', save: SAVE },
} as const
const FORM_NAMES = ['scripts', 'maintenance', 'live'] as const

/** `themes`: the list of themes, where a choice is in force at once. */
export type FormName = TabName | keyof typeof FORMS | 'themes'

/** A form on screen. */
export class OfficeForm {
  constructor(
    readonly page: Page,
    private readonly within: Page | Locator = page
  ) {}

  field(label: string): Locator {
    const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return this.within.getByLabel(new RegExp(`^${escaped}(\\s\\*)?$`)).first()
  }

  type = (label: string, text: string) => this.field(label).fill(text)

  turn = (label: string, isOn: boolean) => this.field(label).setChecked(isOn)

  async choose(label: string, option: string): Promise<void> {
    await this.field(label).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  /** Finds an option by its letters. */
  async search(label: string, option: string): Promise<void> {
    await this.type(label, option)
    await this.page.getByRole('option', { name: option }).first().click()
  }

  /** Adds a row to a list of the form. */
  async add(list: string): Promise<OfficeForm> {
    const box = this.page.locator(`.ra-input-${list.replaceAll('.', '\\.')}`)
    await box.getByRole('button', { name: 'Ekle' }).click()
    return new OfficeForm(this.page, box)
  }

  part = (locator: Locator) => new OfficeForm(this.page, locator)
}

interface Fill {
  form: FormName
  fill: (form: OfficeForm) => Promise<unknown>
}

/** Opens the forms in turn, has each filled in, and saves it. */
export async function change(page: Page, fills: readonly Fill[]): Promise<void> {
  const form = new OfficeForm(page)
  const fillIn = async (name: FormName) => {
    for (const one of fills) if (one.form === name) await one.fill(form)
  }
  const has = (name: FormName) => fills.some((one) => one.form === name)
  if (TABS.some(has)) {
    await page.goto('/backoffice/sites')
    for (const name of TABS.filter(has)) {
      await page.getByRole('tab', { name: tabs[name] }).click()
      await fillIn(name)
    }
    await save(page, SAVE)
  }
  for (const name of FORM_NAMES.filter(has)) {
    await page.goto(`/backoffice/${FORMS[name].path}`)
    await fillIn(name)
    await save(page, FORMS[name].save)
  }
  if (has('themes')) await page.goto('/backoffice/themes')
  await fillIn('themes')
}

async function save(page: Page, button: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: button, exact: true }).click()
  const answer = await answered
  expect(answer.status(), await answer.text()).toBe(200)
}
