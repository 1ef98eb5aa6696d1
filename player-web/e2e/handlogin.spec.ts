/** A desk on a registered machine: staff register the machine, it gets its key, sells, and is revoked. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '../../e2e/test.ts'
import type { ShiftRow } from '@grandstand/shared-types/wire/desk/desk'
import { signInAdmin } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'

const PASSWORD = 'cashier-1234'
const PIN = '427193'

test('a registered machine signs its cashier in, by password and by PIN, until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const roles = await admin.get<{ id: number; name: string }[]>('/v1/roles')
  const roleId = roles.find(({ name }) => name === 'cashier')?.id
  const username = `desk${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const { id } = await admin.post<{ id: number }>('/v1/users', {
    type: 'terminal',
    username,
    password: PASSWORD,
    roleId,
  })
  await admin.put(`/v1/users/${id}`, { requiresMachine: true })

  // an admin registers the machine in the back office
  const office = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'tr' })
  await office.goto('/backoffice/')
  await office.getByRole('textbox', { name: 'Kullanıcı adı' }).fill('admin')
  await office.getByLabel('Şifre').fill('admin1234')
  await office.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(office.getByRole('link', { name: 'Makineler' })).toBeVisible()
  await office.goto('/backoffice/machines/create')
  await office.getByRole('combobox', { name: 'Gişe' }).fill(username)
  await office.getByRole('option', { name: username }).click()
  await office.getByRole('textbox', { name: 'Ad' }).fill('Desk by the door')
  const machineId = randomUUID().slice(0, 13)
  await office.getByLabel('Makine kimliği').fill(machineId)
  await office.getByRole('button', { name: 'Kaydet' }).click()
  const code = await office
    .getByRole('status')
    .filter({ hasText: /^[A-Z2-9-]{14}$/ })
    .innerText()

  // the sign-in page of players sends the cashier to the desk's own
  await page.goto('/en')
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/en\/handlogin$/)

  await page.getByLabel('Machine id').fill(machineId.toUpperCase())
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Register the machine' }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await expect(page).toHaveURL(/\/en\/desk$/)

  await page.goto('/en/handlogin')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByLabel('New PIN').fill(PIN)
  await page.getByRole('button', { name: 'Set the PIN' }).click()
  await expect(page.getByText('The PIN is set.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/en/handlogin')
  const keypad = page.getByLabel('PIN').and(page.locator('input'))
  await keypad.pressSequentially(PIN)
  await expect(page).toHaveURL(/\/en\/desk$/)

  // a shift and a sale
  await page.getByRole('textbox', { name: 'Counted cash' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Shift' })).toContainText('₺100.00')
  await expect(page.getByRole('dialog')).toBeHidden()
  const [match] = (await openMatches(admin, 20)).slice(-4)
  if (!match) throw new Error('the board is empty')
  await page.keyboard.press('F2')
  await page.keyboard.type(match.home)
  const name = `${match.home} – ${match.away}`
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await expect(page.getByRole('button', { name: /^Place bet · / })).toBeEnabled()
  await page.keyboard.press('F9')
  await expect(page.getByRole('region', { name: 'Shift' })).toContainText('(1)')
  await expect(page.getByRole('dialog')).toBeHidden()

  // the board of machines shows it; while it is locked there, the desk sells nothing
  await office.goto('/backoffice/machines')
  const row = office.getByRole('row', { name: new RegExp(username) })
  await expect(row).toContainText('Çevrimiçi')
  await row.getByRole('link', { name: 'Desk by the door' }).click()
  const act = async (name: string, reason: string) => {
    await office.getByRole('button', { name }).click()
    await office.getByRole('textbox', { name: 'Gerekçe' }).fill(reason)
    await office.getByRole('dialog').getByRole('button', { name }).click()
    await expect(office.getByRole('dialog')).toBeHidden()
  }
  const isLocked = page.getByText('This machine is locked: it sells, pays and cancels nothing.')
  await act('Kilitle', 'the cashier is away')
  await page.reload()
  await expect(isLocked).toBeVisible()
  await act('Kilidi aç', 'the cashier is back')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Shift' })).toContainText('(1)')
  await expect(isLocked).toBeHidden()

  // the PIN is enough to open the locked screen
  await expect(page.getByRole('banner')).toContainText('In the drawer')
  await page.keyboard.press('F10')
  const locked = page.getByRole('dialog').filter({ hasText: 'The screen is locked' })
  await expect(keypad).toBeFocused()
  await page.keyboard.type('000000')
  await expect(locked.getByText('Wrong password.').first()).toBeVisible()
  await page.keyboard.type(PIN)
  await expect(locked).toBeHidden()

  // at a branch the next cashier of the shop signs in at the same machine, with a drawer of their own
  await act('Bayiye aç', 'two cashiers, one machine')
  const second = `${username.slice(0, 12)}b`
  await admin.post('/v1/users', {
    type: 'terminal',
    username: second,
    password: PASSWORD,
    roleId,
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Shift' })).toContainText('(1)')
  // the keys load with the header of the desk
  await expect(page.getByRole('banner')).toContainText('In the drawer')
  await page.keyboard.press('F1')
  await expect(page.getByRole('button', { name: 'Mode and tabs: Branch' })).toBeVisible()
  await page.keyboard.press('F10')
  await page.getByRole('button', { name: 'Another cashier' }).click()
  await expect(page).toHaveURL(/\/en\/handlogin$/)
  await page.getByLabel('Username').fill(second)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await expect(page).toHaveURL(/\/en\/desk$/)
  await expect(page.getByText('No shift is open', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).not.toContainText('In the drawer')
  await page.keyboard.press('F10')
  await page.getByRole('button', { name: 'Another cashier' }).click()
  await page.getByRole('button', { name: username, exact: true }).click()
  await keypad.pressSequentially(PIN)
  await expect(page.getByRole('region', { name: 'Shift' })).toContainText('(1)')

  // once revoked, the desk is signed out, although its connection began in the session before
  await act('İptal et', 'stolen at night')
  await expect(office.getByText('İptal', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 })
  await expect(page).not.toHaveURL(/desk/)

  const [shift] = await admin.get<ShiftRow[]>(
    `/v1/shifts?filter=${encodeURIComponent(JSON.stringify({ userId: id }))}`
  )
  expect(shift).toMatchObject({ endedBecause: 'machineRevoked', countedMinor: null })
  await office.close()
})
