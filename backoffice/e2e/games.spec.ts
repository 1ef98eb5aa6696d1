/** Staff connect a provider of games, fetch its list, and decide what players see of it. */
import { randomUUID } from 'node:crypto'
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type { GameProviderRow, LobbyView } from '@grandstand/shared-types/wire/games/games'
import { faultsOf } from '../../e2e/axe.ts'
import { PROVIDER_SECRET, startGameProvider } from '../../e2e/game_provider.ts'
import { newPlayer, signInAdmin } from '../../player-web/e2e/support/accounts.ts'
import { ADMIN, signIn } from './support.ts'

const listed = (gameCode: string, title: string) => ({
  gameCode,
  title,
  lobby: 'bingo',
  company: 'Comet Works',
  logo: null,
  isMobile: true,
  hasDemo: true,
  opensLobby: false,
  languages: [],
  limits: { TRY: { minStakeMinor: 100, maxStakeMinor: 5_000, maxPayMinor: 500_000 } },
  extras: [{ id: 'a', limitId: 'low', minStakeMinor: 100, maxStakeMinor: 900 }],
  returnPpm: 950_000,
})

/** Titles of a lobby as a visitor sees it. */
async function titlesOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/v1/games?lobby=bingo')
  const { games }: LobbyView = await answer.json()
  return games.map(({ title }) => title)
}

test(
  'a provider is connected, its list fetched, and a game taken out of the lobby',
  GATE,
  async ({ page }) => {
    const tag = randomUUID().slice(0, 6)
    const [comet, moon] = [`Comet Bingo ${tag}`, `Moon Bingo ${tag}`]
    const broken = { ...listed('broken', 'Broken'), lobby: 'no lobby' }
    const provider = await startGameProvider([listed('comet', comet), listed('moon', moon), broken])
    await signIn(page, ADMIN)

    await page.goto('/backoffice/game-providers/create')
    await page.getByRole('textbox', { name: 'Ad', exact: true }).fill(`Comet ${tag}`)
    await page.getByRole('textbox', { name: 'Kod' }).fill(`comet-${tag}`)
    await page.getByRole('textbox', { name: 'API adresi' }).fill(provider.origin)
    const origins = page.getByRole('combobox', { name: 'Oyun sayfalarının kökenleri' })
    await origins.fill(provider.origin)
    await origins.press('Enter')
    await page.getByLabel('Ortak gizli anahtar (HMAC)').fill(PROVIDER_SECRET)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await page.getByRole('link', { name: `Comet ${tag}` }).click()

    await page.getByRole('button', { name: 'Oyun listesini al' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Oyun listesini al' }).click()
    await expect(dialog).toContainText('2 yeni, 0 değişti, 0 aynı')
    await expect(dialog).toContainText('1 oyunun biçimi yanlış')
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Kapat' }).click()
    expect(await titlesOf(page)).toEqual(expect.arrayContaining([comet, moon]))

    await page.goto(`/backoffice/provider-games?filter=${JSON.stringify({ q: moon })}`)
    await page.getByRole('link', { name: moon }).click()
    await expect(page.getByRole('figure')).toContainText('Comet Works')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('tab', { name: 'Limitler' }).click()
    await expect(page.getByRole('textbox', { name: 'En çok kazanç' })).toHaveValue('5.000,00')
    await page.getByRole('tab', { name: 'Genel' }).click()
    await page.getByRole('switch', { name: 'Yayında' }).uncheck()
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oyunlar' })).toBeVisible()
    const titles = await titlesOf(page)
    expect(titles).toContain(comet)
    expect(titles).not.toContain(moon)
    provider.close()
  }
)

test('a category is named in a language and put into a lobby', async ({ page }) => {
  const name = `Yeni ${randomUUID().slice(0, 6)}`
  await signIn(page, ADMIN)
  await page.goto('/backoffice/game-categories/create')
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill(name)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('a provider that is ill leaves the lobby, and returns once it is well', async ({
  page,
  context,
  baseURL,
}) => {
  const tag = randomUUID().slice(0, 6)
  const title = `Ill Bingo ${tag}`
  const provider = await startGameProvider([listed('ill', title)])
  const admin = await signInAdmin(baseURL)
  const row = await admin.post<GameProviderRow>('/v1/game-providers', {
    ...{ code: `ill-${tag}`, name: `Ill ${tag}`, dialect: 'grandstand', apiUrl: provider.origin },
    ...{ allowedAddresses: [], allowedOrigins: [provider.origin], publicKey: null },
    ...{ secrets: { hmacSecret: PROVIDER_SECRET }, listOrder: 9, isEnabled: true },
    ...{ healthLeastCalls: 2, healthFailurePercent: 50, healthProbeSeconds: 5 },
  })
  await admin.post(`/v1/game-providers/${row.id}/import`, { showNew: true })
  const player = await newPlayer(admin, context)
  const { games } = await player.get<LobbyView>('/v1/games?lobby=bingo')
  const game = games.find((one) => one.title === title)
  provider.answers({ status: 500, body: {} })
  for (const _ of [1, 2, 3]) {
    const launch = player.post(`/v1/games/${game?.id}/launch`, {
      ...{ mode: 'real', isMobile: false, language: 'en' },
    })
    await expect(launch).rejects.toThrow(/gameFailed/)
  }
  await expect.poll(() => titlesOf(page)).not.toContain(title)

  await context.clearCookies()
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/game-providers/${row.id}`)
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Sağlık' }) })
  const fault = panel.getByText('Sorularımıza yanıt vermiyor')
  await expect(fault).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  provider.answers(null)
  await expect.poll(() => titlesOf(page)).toContain(title)
  // it asks again every few seconds
  await expect(fault).toHaveCount(0)
  const { secretNames: _names, ...body } = row
  await admin.put(`/v1/game-providers/${row.id}`, { ...body, isEnabled: false })
  provider.close()
})
