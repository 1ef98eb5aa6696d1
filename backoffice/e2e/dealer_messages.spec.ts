/** A dealer writes to the own branch, and finds there only what the branch wrote. */
import { expect, request, test } from '../../e2e/test.ts'
import { DEALER, enter, PLAYER, signIn } from './support.ts'

test('a dealer writes to everybody below, who read it; to all players only the house writes', async ({
  page,
  baseURL,
}, info) => {
  await signIn(page, DEALER)
  await page.getByRole('link', { name: 'Oyuncu mesajları' }).click()
  await page.getByRole('link', { name: 'Yeni mesaj' }).click()
  await page.getByLabel(/^Kime/).click()
  await expect(page.getByRole('option')).toHaveText(['Bir oyuncu', 'Bir bayinin altı'])
  await page.getByRole('option', { name: 'Bir bayinin altı' }).click()
  await page.getByLabel(/^Alıcı/).fill(DEALER.username)
  await page.getByRole('option', { name: DEALER.username, exact: true }).click()
  const title = `Cuma akşamı ${Date.now()}`
  await page.getByLabel('Başlık').fill(title)
  await page.getByLabel('Metin').fill('Dükkân 20.00’ye kadar açık.')
  await page.screenshot({ path: info.outputPath('form.png') })
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('cell', { name: title })).toBeVisible()
  await page.screenshot({ path: info.outputPath('list.png') })

  const player = await request.newContext({ ...(baseURL && { baseURL }) })
  await enter(player, PLAYER)
  const { notices } = await (await player.get('/v1/me/notices?lang=tr')).json()
  expect(notices[0]).toMatchObject({ title, text: 'Dükkân 20.00’ye kadar açık.' })
  await player.dispose()
})
