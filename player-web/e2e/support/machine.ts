/** A desk on a registered machine: the browser of the page is the machine. */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { CASHIER_PASSWORD, type Actor } from './accounts.ts'

/** A terminal user with the rights of a cashier, whose machine is the page's browser; signed in, on the page of the desk. */
export async function newMachineDesk(admin: Actor, page: Page): Promise<void> {
  const username = `desk${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const roles = await admin.get<{ id: number; name: string }[]>('/v1/roles')
  const { id } = await admin.post<{ id: number }>('/v1/users', {
    type: 'terminal',
    username,
    password: CASHIER_PASSWORD,
    roleId: roles.find(({ name }) => name === 'cashier')?.id,
  })
  await admin.put(`/v1/users/${id}`, { requiresMachine: true })
  const machineId = randomUUID().slice(0, 13)
  const { code } = await admin.post<{ code: string }>('/v1/machines', {
    userId: id,
    name: 'Desk by the door',
    machineId,
  })
  await page.goto('/en/handlogin')
  await page.getByLabel('Machine id').fill(machineId)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Register the machine' }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill(CASHIER_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await expect(page).toHaveURL(/\/en\/desk$/)
}
