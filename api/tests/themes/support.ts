import type { SiteSettingsView } from '@grandstand/shared-types/wire/site/sites'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'

export interface ThemeDesk {
  site: TestSite
  admin: ApiSession
}

/** A brand with an admin who is signed in. */
export async function makeThemeDesk(settings: Partial<SiteSettingsView> = {}): Promise<ThemeDesk> {
  const site = await makeSite({ settings })
  const user = await makeUser({ site, type: 'admin' })
  return { site, admin: await signInAs(site, user) }
}

export async function themesOf({ admin }: ThemeDesk): Promise<ThemeRow[]> {
  return (await admin.list<ThemeRow>('themes')).body
}

export async function themeCalled(desk: ThemeDesk, key: string): Promise<ThemeRow> {
  const found = (await themesOf(desk)).find((theme) => theme.key === key)
  if (!found) throw new Error(`no theme ${key}`)
  return found
}

/** A theme of the brand with the design of a shipped one. */
export async function copyOf(desk: ThemeDesk, key: string, name: string): Promise<ThemeRow> {
  const { id } = await themeCalled(desk, key)
  return (await desk.admin.post<ThemeRow>(`/v1/themes/${id}/copies`, { name })).body
}
