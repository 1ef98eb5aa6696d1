/** Pages, promotions and banners of staff on the site, with hostile texts in each of them (S5). */
import { expect, test } from '../../e2e/test.ts'
import type { BannerRow, PageRow, PromotionRow } from '@grandstand/shared-types/wire/site/content'
import { faultsOf } from '../../e2e/axe.ts'
import { signInAdmin } from './support/accounts.ts'

const MARK = 'document.documentElement.dataset.ran = 1'
const HOSTILE = `</script><img src=x onerror="${MARK}">`
const BODY = `<p onmouseover="${MARK}">Harmless</p>${HOSTILE}<svg onload="${MARK}"></svg><a href="javascript:${MARK}">link</a>`
const SHOWN = { startsAt: null, endsAt: null, listOrder: 0, isShown: true }

test('texts of staff are shown, and nothing in them runs (S5)', async ({ page, baseURL }) => {
  const admin = await signInAdmin(baseURL)
  const texts = { tr: { title: HOSTILE, body: BODY } }
  const own = await admin.post<PageRow>('/v1/pages', { texts, isShown: true })
  const promotion = await admin.post<PromotionRow>('/v1/promotions', {
    texts,
    picture: null,
    ...SHOWN,
  })
  const banners: BannerRow[] = []
  for (const title of [HOSTILE, 'Second']) {
    const banner = await admin.post<BannerRow>('/v1/banners', {
      title,
      page: 'home',
      position: 'top',
      language: null,
      picture: '/assets/none.webp',
      phonePicture: null,
      link: '/promotions',
      ...SHOWN,
    })
    banners.push(banner)
  }
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })

  await page.goto(`/tr/page/${own.number}`)
  await page.getByText('Harmless').hover()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE)
  await page.goto(`/tr/promotions/${promotion.id}`)
  await page.getByText('Harmless').hover()
  await page.goto('/tr/')
  const slides = page.getByRole('region', { name: 'Öne çıkanlar' })
  await expect(slides).toContainText('1 / 2')
  await slides.getByRole('button', { name: 'Sonraki' }).click()
  await expect(slides).toContainText('2 / 2')
  expect(await faultsOf(page)).toEqual([])

  // a page of the site opens without a reload
  await slides.getByRole('link', { name: 'Second' }).click()
  await expect(page).toHaveURL(/\/tr\/promotions$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: HOSTILE }).last()).toBeVisible()
  expect(dialogs).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined()
  // every later page would carry them
  for (const { id } of banners) await admin.remove(`/v1/banners/${id}`)
})
