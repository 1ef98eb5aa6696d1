/** A round of a game, as its player and staff read it afterwards. */
import { expect, test, type Page } from '../../e2e/test.ts'
import type {
  GameRoundDetail,
  GameRoundRow,
  OwnRoundPage,
} from '@grandstand/shared-types/wire/games/rounds'
import type { GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import { faultsOf } from '../../e2e/axe.ts'
import { changeRows } from '../../e2e/database.ts'
import { newPlayer, signInAdmin, type Actor } from '../../player-web/e2e/support/accounts.ts'
import { launchGame, SandboxGames } from '../../player-web/e2e/support/sandboxGames.ts'
import { ADMIN, enter, send, signIn } from './support.ts'

let admin: Actor
let sandbox: SandboxGames
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL)
  sandbox = new SandboxGames(String(baseURL))
  await sandbox.start()
  await sandbox.register(admin)
})
test.afterAll(() => sandbox.stop())

test('a player finds the round that was played; staff read its calls and the report', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const player = await newPlayer(admin, context)
  const own = await context.newPage()
  await own.goto(await launchGame(player, 'slot', 'real'))
  await own.getByRole('button', { name: /^Play/ }).click()
  await expect(own.getByRole('status').filter({ hasText: /win/i })).toBeVisible()
  await own.goto('/en/gameHistory')
  const rounds = own.getByRole('list', { name: 'Game history' }).getByRole('listitem')
  await expect(rounds).toHaveCount(1)
  await expect(rounds).toContainText('Finished')
  expect(await faultsOf(own)).toEqual([])

  const { rows } = await player.get<OwnRoundPage>('/v1/me/game-rounds')
  const [round] = rows
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/game-rounds?filter=${JSON.stringify({ q: round?.roundId })}`)
  await page
    .getByRole('link', { name: round?.gameTitle ?? '' })
    .first()
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Oyun turu: ${round?.gameTitle}` })
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Turun seyri' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sağlayıcının çağrıları' })).toBeVisible()
  await page.getByRole('button', { name: /^bet/ }).first().click()
  await expect(page.getByLabel('Çağrının içeriği')).toContainText(round?.roundId ?? '')
  expect(await faultsOf(page)).toEqual([])

  await page.goto('/backoffice/game-report')
  await expect(page.getByRole('heading', { level: 1, name: 'Oyun raporu' })).toBeVisible()
  await expect(page.getByRole('table').getByText('Toplam').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Grupla' }).click()
  await page.getByRole('option', { name: 'Lobi' }).click()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oyun turları' })).toBeVisible()
  await expect(page.getByRole('link', { name: round?.gameTitle ?? '' }).first()).toBeVisible()
  await page.goto('/backoffice/game-report')
  await expect(page.getByRole('table').getByText('Toplam').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})

/** A player's round that was played to its end, as staff read it. */
async function playedRound(player: Actor, page: Page): Promise<GameRoundDetail> {
  await page.goto(await launchGame(player, 'slot', 'real'))
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /win/i })).toBeVisible()
  const { rows } = await player.get<OwnRoundPage>('/v1/me/game-rounds')
  const filter = encodeURIComponent(JSON.stringify({ q: rows[0]?.roundId }))
  const [row] = await admin.get<GameRoundRow[]>(`/v1/game-rounds?filter=${filter}`)
  return admin.get<GameRoundDetail>(`/v1/game-rounds/${row?.id}`)
}

test('from a complaint to the entries of the ledger; a difference is undone by four eyes', async ({
  page,
  browser,
  baseURL,
  playwright,
}, info) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const player = await newPlayer(admin, context)
  const round = await playedRound(player, await context.newPage())
  const bet = round.transactions.find(({ kind }) => kind === 'bet')

  // the complaint names what the provider's support calls the bet
  await signIn(page, ADMIN)
  await page.goto('/backoffice/game-rounds')
  await page
    .getByPlaceholder('Tur, işlem, oyun veya kullanıcı')
    .fill(bet?.providerTransaction ?? '')
  await page.getByRole('link', { name: round.gameTitle }).first().click()
  const course = page.getByRole('listitem').filter({ hasText: bet?.providerTransaction ?? '' })
  await course.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oyun bahsi')
  const legs = page.getByRole('table').getByRole('row')
  await expect(legs).toHaveCount(3)
  await page.screenshot({ path: info.outputPath('entries.png'), fullPage: true })
  await page
    .getByRole('link', { name: `Oyun turu ${round.gameTitle}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Oyun turu/ })).toBeVisible()

  // the provider does not know the bet
  const now = Date.now()
  await changeRows([
    `insert into game_findings (site_id, provider_id, fault, provider_transaction, kind, round_id,
      user_id, ours, currency, state, found_at, updated_at)
     select r.site_id, t.provider_id, 'missingThere', t.provider_transaction, t.kind, t.round_id,
      t.user_id, t.amount, t.currency, 'open', ?, ? from game_transactions t
      join game_rounds r on r.id = t.round_id where t.id = ?`,
    [now, now, bet?.id ?? 0],
  ])
  const officer = { username: `second${now % 1e6}`, password: 'long-enough-1' }
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(staff, ADMIN)
  await send(staff, '/v1/users', {
    ...{ ...officer, type: 'operator' },
    permissions: ['users.view', 'rounds.view', 'rounds.reconcile'],
  })
  await page.goto('/backoffice/game-findings')
  const row = page.getByRole('row').filter({ hasText: bet?.providerTransaction ?? '' })
  await expect(row).toBeVisible()
  await page.screenshot({ path: info.outputPath('findings.png'), fullPage: true })
  await row.getByRole('button', { name: 'Geri al' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill('Sağlayıcı bahsi tanımıyor')
  await page.screenshot({ path: info.outputPath('order.png'), animations: 'disabled' })
  await dialog.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText('Kaydedildi. İkinci bir yetkilinin onayı gerekir.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Geri çek' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Onayla' })).toBeHidden()
  expect(await faultsOf(page)).toEqual([])

  const other = await browser.newPage({ locale: 'tr-TR' })
  await signIn(other, officer)
  await other.goto('/backoffice/game-findings')
  const theirs = other.getByRole('row').filter({ hasText: bet?.providerTransaction ?? '' })
  await expect(theirs).toContainText('Sağlayıcı bahsi tanımıyor')
  await other.screenshot({ path: info.outputPath('second.png'), fullPage: true })
  await other.setViewportSize({ width: 390, height: 844 })
  await other.screenshot({ path: info.outputPath('phone.png'), fullPage: true })
  await theirs.getByRole('button', { name: 'Onayla' }).click()
  await other.screenshot({ path: info.outputPath('approve.png'), animations: 'disabled' })
  await other.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click()
  const stateOfBet = async () => {
    const { transactions } = await admin.get<GameRoundDetail>(`/v1/game-rounds/${round.id}`)
    return transactions.find(({ kind }) => kind === 'bet')?.state
  }
  await expect.poll(stateOfBet).toBe('rolledBack')
  await expect(theirs).toBeHidden()
  await other.close()
  await staff.dispose()
  await context.close()
})

test('staff read each of the entries by which a provider contradicts itself', async ({
  page,
}, info) => {
  const rows = await admin.get<GameProviderRow[]>('/v1/game-providers')
  const { id = 0 } = rows.find(({ code }) => code === 'sandbox') ?? {}
  const entry = (amountMinor: number) => ({
    ...{ transactionId: 'win-of-two-minds', roundId: 'round-7', isDone: true },
    money: {
      ...{ kind: 'win', userId: 4711, gameCode: 'slot', amountMinor, currency: 'TRY' },
      ...{ betTransactionId: 'bet-7', closesRound: true, at: Date.now() },
    },
  })
  const unreadable = { transactionId: 'win-of-two-minds', roundId: null, isDone: null, money: null }
  const listed = [entry(25_000), entry(900_000), { ...unreadable, unreadable: '{"amount":-1}' }]
  await changeRows([
    `insert into game_findings (site_id, provider_id, fault, provider_transaction, listed, state,
      refused_because, found_at, updated_at)
     select site_id, id, 'contradicts', 'win-of-two-minds', ?, 'open', 'transactionDiffers', ?, ?
      from game_providers where id = ?`,
    [JSON.stringify(listed), Date.now(), Date.now(), id],
  ])
  await signIn(page, ADMIN)
  await page.goto('/backoffice/game-findings')
  const row = page.getByRole('row').filter({ hasText: 'win-of-two-minds' })
  await row.getByRole('button', { name: 'Sağlayıcıda 3 kayıt' }).click()
  const said = page.getByRole('dialog', { name: 'Sağlayıcının listesindeki kayıt' })
  await expect(said.getByRole('row')).toHaveCount(4)
  await expect(said).toContainText('9.000,00')
  await expect(said).toContainText('{"amount":-1}')
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('said.png'), animations: 'disabled' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('phone.png'), animations: 'disabled' })
})

test('staff are told on any page that a provider was shut off, and that it is back', async ({
  page,
}, info) => {
  const rows = await admin.get<GameProviderRow[]>('/v1/game-providers')
  const { id = 0, name = '' } = rows.find(({ code }) => code === 'sandbox') ?? {}
  await signIn(page, ADMIN)
  let heard = 0
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard += 1)))
  await page.goto('/backoffice/game-report')
  // the greeting, then the channel's first news
  await expect.poll(() => heard).toBeGreaterThan(1)
  const turn = (state: string) =>
    admin.post(`/v1/game-providers/${id}/breaker`, { state, reason: 'A fault that they told us' })
  await turn('open')
  const notice = page.getByRole('alert').filter({ hasText: `Oyun sağlayıcısı ${name} devre dışı` })
  await expect(notice).toBeVisible()
  await page.screenshot({ path: info.outputPath('told.png'), animations: 'disabled' })
  await notice.getByRole('link', { name: 'Sağlayıcıya git' }).click()
  await expect(page.getByText('Kapatıldı').first()).toBeVisible()
  await turn('closed')
  await expect(page.getByText(`Oyun sağlayıcısı ${name} yeniden devrede`)).toBeVisible()
  await page.screenshot({ path: info.outputPath('back.png'), fullPage: true })
})
