/**
 * Live matches for staff: matches and markets that they suspend stay suspended for players, whatever the feed sends,
 * until staff end it; settings of live betting are stored; errors of a feed can be read.
 */
import { expect, test as base } from '../../e2e/test.ts'
import { examine } from './examine.ts'
import { LiveFeed, BOTH_SCORE, WINNER } from './live_feed.ts'
import { ADMIN, signIn } from './support.ts'

const test = base.extend<{ feed: LiveFeed }>({
  feed: async ({ page }, runTest) => {
    const feed = new LiveFeed(page.request)
    await runTest(feed)
    feed.close()
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a match that staff suspend stays suspended for players until staff end it, and the log names who did both', async ({
  page,
  feed,
}, info) => {
  const id = await feed.kickOff()
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Canlı maçlar' }).click()
  await page.getByRole('searchbox', { name: 'Ara' }).fill(feed.home)
  const row = page.getByRole('row').filter({ hasText: feed.name })
  await expect(row).toContainText('Açık')
  await expect(row).toContainText('1-0')
  await expect(row).toContainText('2 / 2')
  await page.screenshot({ path: info.outputPath('list.png') })
  await examine(page, 'list')

  await row.getByRole('button', { name: `Askıya al: ${feed.name}` }).click()
  await expect(row).toContainText('Elle askıya alındı')
  await feed.tell(1_900)
  expect(await feed.statusOf(id, WINNER)).toBe(-1)
  expect(await feed.statusOf(id, BOTH_SCORE)).toBe(-1)

  await row.getByRole('button', { name: `Askıyı kaldır: ${feed.name}` }).click()
  await expect(row).toContainText('Açık')
  expect(await feed.statusOf(id, WINNER)).toBe(1)

  await page.goto(`/backoffice/live-matches/${id}/show?tab=log`)
  const log = page.getByRole('table')
  await expect(log).toContainText('Maç askıya alındı')
  await expect(log).toContainText('Maçın askısı kaldırıldı')
})

test('a key suspends the market in focus, or else the whole match', async ({
  page,
  feed,
}, info) => {
  const id = await feed.kickOff()
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/live-matches/${id}/show`)
  const area = page.getByRole('group', { name: 'Canlı marketler' })
  await expect(area).toBeFocused()
  await feed.tell(2_050)
  await expect(area.getByText('2.05')).toBeVisible()
  await page.screenshot({ path: info.outputPath('match.png'), fullPage: true })
  await examine(page, 'match')
  await area.focus()

  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await expect(area.getByText('Elle askıya alındı')).toHaveCount(1)
  expect(await feed.statusOf(id, WINNER)).toBe(-1)
  expect(await feed.statusOf(id, BOTH_SCORE)).toBe(1)
  await page.keyboard.press('s')
  await expect(area.getByText('Elle askıya alındı')).toHaveCount(0)
  expect(await feed.statusOf(id, WINNER)).toBe(1)

  await area.focus()
  await page.keyboard.press('s')
  await expect(
    page.getByRole('button', { name: `Maçın askısını kaldır: ${feed.name}` })
  ).toBeVisible()
  expect(await feed.statusOf(id, BOTH_SCORE)).toBe(-1)
  await page.screenshot({ path: info.outputPath('held.png'), fullPage: true })

  for (const [tab, text] of [
    ['Akış', 'Gol'],
    ['Sonuç', 'kaynağın sonucunun yerine geçer'],
    ['Yatırılan', 'henüz kupon oynanmadı'],
    ['İşlem kayıtları', 'Market askıya alındı'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await examine(page, tab)
    await page.screenshot({ path: info.outputPath(`${tab}.png`), fullPage: true })
  }
  await expect(page.getByRole('table')).toContainText('Maç Sonucu')
})

test('saving live settings changes live settings alone', async ({ page }, info) => {
  await signIn(page, ADMIN)
  const sites = async () => {
    const rows: {
      settings: {
        live: {
          lockAfterSeconds: number
          waiting: { byGames: number[] }
          margins: { bySport: Record<string, number> }
        }
      }
    }[] = await (await page.request.get('/v1/sites')).json()
    return rows[0]?.settings
  }
  const before = await sites()
  const lock = (before?.live.lockAfterSeconds ?? 0) + 5
  await page.getByRole('link', { name: 'Canlı bahis ayarları' }).click()
  const field = page.getByRole('textbox', { name: 'Veri gelmezse kilitle (saniye)' })
  await field.fill(String(lock))
  await page.getByRole('button', { name: 'Bir maç daha' }).click()
  // a sport whose prices no other test reads
  await page.getByRole('combobox', { name: 'Marj için spor ekle' }).click()
  await page.getByRole('option', { name: 'Beyzbol' }).click()
  await page.getByRole('textbox', { name: 'Beyzbol (yüzde)' }).fill('2,5')
  await page.screenshot({ path: info.outputPath('settings.png'), fullPage: true })
  await examine(page, 'settings')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Canlı bahis ayarları kaydedildi')).toBeVisible()

  const after = await sites()
  expect(after?.live.lockAfterSeconds).toBe(lock)
  expect(after?.live.waiting.byGames).toHaveLength((before?.live.waiting.byGames.length ?? 0) + 1)
  expect(after?.live.margins.bySport).toEqual({ 3: 2.5 })
  expect({ ...after, live: null }).toEqual({ ...before, live: null })
  await page.reload()
  await expect(field).toHaveValue(String(lock))
})

test('the monitor shows feeds, and a refused document whole', async ({ page, feed }, info) => {
  await feed.kickOff()
  const rubbish = `<BetradarLiveOdds status="${feed.home}`
  expect(await feed.send(rubbish, 'betbalancer')).toBe(422)
  await signIn(page, ADMIN)
  await expect(page.getByText('Çalışan kaynak')).toBeVisible()
  await page.screenshot({ path: info.outputPath('dashboard.png') })
  await page.getByRole('link', { name: 'Kaynak izleme' }).click()
  const feeds = page.getByRole('group', { name: 'Kaynaklar' })
  await expect(feeds.getByRole('row').filter({ hasText: 'recording' })).toContainText('Çalışıyor')
  await page.screenshot({ path: info.outputPath('monitor.png'), fullPage: true })
  await examine(page, 'monitor')

  const simulator = feeds.getByRole('row').filter({ hasText: 'simulator' })
  await simulator.getByRole('button', { name: 'simulator: eksikleri iste' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('bütün marketler askıya alınır')
  await question.getByRole('button', { name: 'Eksikleri iste' }).click()
  await expect(page.getByText('Eksikler istendi')).toBeVisible()
  await expect(simulator).toContainText('Çalışıyor', { timeout: 60_000 })

  const errors = page.getByRole('row').filter({ has: page.getByRole('link') })
  await errors.filter({ hasText: 'betbalancer' }).first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Belge' })).toHaveText(rubbish)
  await examine(page, 'error')
  await page.screenshot({ path: info.outputPath('error.png') })
})
