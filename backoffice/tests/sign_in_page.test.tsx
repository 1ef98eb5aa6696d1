// @vitest-environment jsdom
/** The sign-in of staff: react-admin makes the page anew when its language changes. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { i18nProvider } from '../src/i18n/provider.ts'
import { SignInPage } from '../src/sign-in/SignInPage.tsx'

beforeAll(() => i18nProvider.changeLocale('tr'))
afterEach(cleanup)

const fieldOf = (name: string) => {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

test('keeps what is typed while the language changes', async () => {
  const login = vi.fn<(values: unknown) => Promise<void>>().mockResolvedValue()
  const authProvider = {
    login,
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.reject(new Error('no session')),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve([]),
  }
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} authProvider={authProvider}>
        <SignInPage />
      </CoreAdminContext>
    </MemoryRouter>
  )
  const first = fieldOf('username')
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  fireEvent.change(first, { target: { value: 'yonetici' } })
  fireEvent.change(fieldOf('password'), { target: { value: 'geheim123' } })
  await waitFor(() => expect(fieldOf('username')).not.toBe(first))
  expect(fieldOf('username').value).toBe('yonetici')
  fireEvent.submit(fieldOf('username').form ?? document.body)
  await waitFor(() => expect(login).toHaveBeenCalled())
  expect(login.mock.calls[0]?.[0]).toMatchObject({ username: 'yonetici', password: 'geheim123' })
})
