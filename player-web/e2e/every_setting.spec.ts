/**
 * Every field and every flag of a brand's settings: staff change it in the back office, and the players' site shows
 * it. A field of the wire type without a row does not compile.
 */
import { expect, test } from '../../e2e/test.ts'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { signInAdmin, type Actor } from './support/accounts.ts'
import { FIELDS } from './support/settings/fields.ts'
import { CLOSING_FLAGS, FLAGS } from './support/settings/flags.ts'
import { change } from './support/settings/office.ts'
import type { Row } from './support/settings/row.ts'
import { SiteVisit } from './support/settings/visit.ts'

const SITE = '/v1/sites/1'
const NO_SCRIPTS = { css: '', generalJs: '', liveChatScript: '', analytics: '', origins: [] }

/** Looks at all rows; resolves to the faults of those that fail. */
async function faultsOf(
  rows: Record<string, Row>,
  visit: SiteVisit,
  look: 'before' | 'see'
): Promise<string[]> {
  const faults: string[] = []
  for (const [name, row] of Object.entries(rows)) {
    await test
      .step(`${look} ${name}`, () => row[look]?.(visit) ?? Promise.resolve())
      .catch((error: unknown) => faults.push(`${name}: ${String(error)}`))
  }
  await visit.forget()
  return faults
}

async function restore(admin: Actor, { title, defaultLanguage, settings }: SiteView) {
  await admin.put(SITE, { title, defaultLanguage, settings })
  await admin.put(`${SITE}/scripts`, NO_SCRIPTS)
  await admin.put(`${SITE}/maintenance`, settings.maintenance)
}

test('the tables have a row for every flag that there is', () => {
  const rows = Object.keys({ ...FLAGS, ...CLOSING_FLAGS })
  expect(rows.sort()).toEqual(Object.keys(DEFAULT_FLAGS).sort())
})

test('each field and flag that staff change in the back office is seen on the site', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const admin = await signInAdmin(baseURL)
  const visit = new SiteVisit(browser, baseURL ?? '', admin)
  const before = await admin.get<SiteView>(SITE)
  const rows: Record<string, Row> = { ...FIELDS, ...FLAGS }
  await visit.win()
  await signIn(page, ADMIN)
  try {
    expect(await faultsOf(rows, visit, 'before')).toEqual([])
    await test.step('change them all', () => change(page, Object.values(rows)))
    const faults = await faultsOf(rows, visit, 'see')
    for (const [name, row] of Object.entries(CLOSING_FLAGS)) {
      await change(page, [row])
      faults.push(...(await faultsOf({ [name]: row }, visit, 'see')))
      await restore(admin, await admin.get<SiteView>(SITE))
      await admin.put(SITE, { settings: { flags: { [name]: false } } })
    }
    expect(faults).toEqual([])
  } finally {
    await restore(admin, before)
  }
})
