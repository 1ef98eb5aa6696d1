/** An officer reports suspicious betting on a match: draft, closing, file, sending, answer, names, paper. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type Page, type TestInfo } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { changeRows } from '../../e2e/database.ts'
import { examine } from './examine.ts'
import { ADMIN, enter, PLAYER, send, signIn } from './support.ts'

interface Board {
  matches: {
    id: number
    sportId: number
    markets: { outcomes: { id: number; key: string; oddsMilli: number }[] }[]
  }[]
}

const TEXT = 'Dört hesap, maça bir saat kala aynı sonuca art arda yüksek tutarla oynadı.'

/** Singles of rising stakes on a match of soccer before its start; resolves to its number. */
async function betOnOneMatch(request: APIRequestContext): Promise<number> {
  const query = new URLSearchParams({ from: String(Date.now() + 7_200_000), limit: '50' })
  const board: Board = await (await request.get(`/v1/board/matches?${query}`)).json()
  const ofSoccer = board.matches.filter(({ sportId }) => sportId === 1)
  // drawn at random, since the same coupon may be placed only a few times
  const match = ofSoccer[Math.floor(Math.random() * ofSoccer.length)]
  const outcomes = match?.markets[0]?.outcomes ?? []
  if (!match || outcomes.length < 2) throw new Error('no match of soccer')
  for (const [place, totalStakeMinor] of [2_000, 3_000, 9_000, 1_500].entries()) {
    const outcome = outcomes[place % 2]
    const { id } = await send<{ id: number }>(request, '/v1/coupons', {
      kind: 'single',
      selections: [{ outcomeId: outcome?.id, oddsMilli: outcome?.oddsMilli }],
      totalStakeMinor,
      oddsChange: 'any',
    })
    // as if they had come within the last hour
    const before = (4 - place) * 14 * 60_000
    await changeRows(['update coupons set placed_at = placed_at - ? where id = ?', [before, id]])
  }
  return match.id
}

async function pictures(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const theme of ['one', 'other']) {
    await page.getByRole('button', { name: /^(Açık|Koyu) görünüme geç$/ }).click()
    await page.mouse.move(0, 0)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(300)
      await page.screenshot({
        path: info.outputPath(`${name}-${theme}-${width}.png`),
        fullPage: true,
      })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
}

test('suspicious betting on a match is reported, sent and answered', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  test.setTimeout(180_000)
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const matchId = await betOnOneMatch(player)
  await player.dispose()
  await signIn(page, ADMIN)

  await page.goto(`/backoffice/matches/${matchId}/show?tab=risk`)
  await page.getByRole('link', { name: 'Şüpheli bahis bildir' }).click()
  await expect(page.getByRole('combobox', { name: 'Maç' })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Açıklama' }).fill('kısa')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('En az 10 karakter olmalı', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Açıklama' }).fill(TEXT)
  await examine(page, 'form of a report', 'main')
  await page.getByRole('button', { name: 'Kaydet' }).click()

  await expect(page.getByText('Taslak')).toBeVisible()
  await expect(page.getByText(TEXT)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Zaman içinde oynanan tutarlar' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Zaman içinde alınan oranlar' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'P1', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dosyayı indir' })).toBeHidden()
  await examine(page, 'a draft of a report', 'main')
  await pictures(page, info, 'draft')

  await page.getByRole('button', { name: 'Raporu kapat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Raporu kapat' }).click()
  await expect(page.getByText('Henüz kimseye gönderilmedi.')).toBeVisible()
  const hash = await page
    .getByRole('definition')
    .filter({ hasText: /^[0-9a-f]{64}$/ })
    .first()
    .textContent()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dosyayı indir' }).click(),
  ])
  const bytes = readFileSync(await download.path())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
  expect(bytes.toString()).toContain(TEXT)
  expect(bytes.toString()).not.toContain(`: "${PLAYER.username}"`)

  await page.getByRole('button', { name: 'Gönderim kaydet' }).click()
  const sending = page.getByRole('dialog')
  await sending.getByRole('textbox', { name: 'Kime gönderildi?' }).fill('Futbol Federasyonu')
  await sending.getByRole('textbox', { name: 'Evrak no' }).fill('2026/417')
  expect(await faultsOf(page, {})).toEqual([])
  await page.screenshot({ path: info.outputPath('sending.png') })
  await sending.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Evrak no: 2026/417')).toBeVisible()
  await expect(page.getByText('Gönderildi', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Yanıtı kaydet' }).click()
  const answer = page.getByRole('dialog', { name: 'Futbol Federasyonu: yanıt' })
  await answer.getByRole('textbox', { name: 'Yanıt' }).fill('Soruşturma açıldı, maç izlenecek.')
  await answer.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Yanıtlandı', { exact: true })).toBeVisible()
  await expect(page.getByText('Soruşturma açıldı, maç izlenecek.')).toBeVisible()

  await page.getByRole('button', { name: 'Oyuncular kim?' }).click()
  await page.getByRole('textbox', { name: 'Gerekçe' }).fill('Emniyet yazısı 12')
  await page.getByRole('button', { name: 'Göster' }).click()
  const names = page.getByRole('dialog', { name: 'Rapordaki oyuncular' })
  await expect(names.getByRole('link', { name: PLAYER.username, exact: true })).toBeVisible()
  await page.screenshot({ path: info.outputPath('names.png') })
  await names.getByRole('button', { name: 'Kapat' }).click()
  await examine(page, 'an answered report', 'main')
  await pictures(page, info, 'answered')

  await page.goto(`/backoffice/matches/${matchId}/show?tab=suspicion`)
  await expect(page.getByRole('row').filter({ hasText: 'Yanıtlandı' })).toBeVisible()
  await pictures(page, info, 'match')

  await page.goto('/backoffice/suspicion-reports')
  await expect(page.getByRole('row').filter({ hasText: 'Yanıtlandı' }).first()).toBeVisible()
  await examine(page, 'list of reports', 'main')
  await pictures(page, info, 'list')
  await page.getByRole('row').filter({ hasText: 'Yanıtlandı' }).first().getByRole('link').click()
  await page.getByRole('link', { name: 'Yazdır' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Şüpheli bahis raporu #/ })
  ).toBeVisible()
  await expect(page.getByText(hash ?? 'no hash')).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: info.outputPath(`sheet-${width}.png`), fullPage: true })
  }
})
