/** A message of the contact form on its way to the inbox, to the brand's mail address, and back as an answer. */
import { expect, test } from '../../e2e/test.ts'
import type { ContactMessageRow } from '@grandstand/shared-types/wire/site/contact'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { faultsOf } from '../../e2e/axe.ts'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { signInAdmin, type Actor } from './support/accounts.ts'
import { Mailbox } from './support/mailbox.ts'

const HOUSE = 'house@brand.test'
const SENDER = 'visitor@mail.test'
const MARK = 'document.documentElement.dataset.ran = 1'
const HOSTILE = `<img src=x onerror="${MARK}">`

let mailbox: Mailbox
let admin: Actor
let siteId: number

const setAddress = (contactEmail: string | null) =>
  admin.put(`/v1/sites/${siteId}`, { settings: { contactEmail } })

test.beforeAll(async ({ baseURL }) => {
  mailbox = await Mailbox.open()
  admin = await signInAdmin(baseURL)
  const sites = await admin.get<SiteView[]>('/v1/sites')
  siteId = sites[0]?.id ?? 0
  await setAddress(HOUSE)
})
test.afterAll(async () => {
  await setAddress(null)
  await mailbox.close()
})

test('a visitor’s message reaches the inbox as text, and staff answer it by mail (S5)', async ({
  page,
}, info) => {
  await page.goto('/en/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/en\/contact$/)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.screenshot({ path: info.outputPath('refused.png'), fullPage: true })
  await page.getByLabel('Name').fill(HOSTILE)
  await page.getByLabel('Email').fill(SENDER)
  await page.getByLabel('Subject').fill(`Help ${HOSTILE}`)
  await page.getByLabel('Message').fill(`First line ${HOSTILE}\nSecond line`)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('sent.png'), fullPage: true })
  await expect.poll(() => mailbox.to(HOUSE).length).toBe(1)
  expect(mailbox.to(HOUSE)[0]?.html).not.toContain('<img')
  expect(mailbox.to(SENDER)).toEqual([])

  await signIn(page, ADMIN)
  await page.goto('/backoffice/contact-messages')
  const row = page.getByRole('link', { name: `Help ${HOSTILE}` })
  await expect(row).toBeVisible()
  await page.screenshot({ path: info.outputPath('inbox.png'), fullPage: true })
  await row.click()
  await expect(page.getByText('Second line')).toBeVisible()
  await expect(page.getByText('Okundu', { exact: true }).first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('message.png'), fullPage: true })
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Second line')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Yanıt' }).fill('We look into it.')
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await expect(page.getByText('Yanıtlandı', { exact: true }).first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('answered.png'), fullPage: true })
  await expect.poll(() => mailbox.to(SENDER)[0]?.text).toContain('We look into it.')
  expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined()
  const [message] = await admin.get<ContactMessageRow[]>('/v1/contact-messages')
  expect(message).toMatchObject({ name: HOSTILE, state: 'answered' })
})
