/** Staff write the text of a mail, see it as players will, and send it to themselves. */
import { expect, test } from '../../e2e/test.ts'
import { Mailbox } from '../../player-web/e2e/support/mailbox.ts'
import { ADMIN, signIn } from './support.ts'

const OWN_TEXT = '<p>Selam {firstName}!</p><p><a class="button" href="{link}">Hadi</a></p>'

test('a text is previewed, tried out, stored and given up again', async ({ page }) => {
  const mailbox = await Mailbox.open()
  await signIn(page, ADMIN)
  await page.goto('/backoffice/email-templates')
  await page
    .getByRole('row')
    .filter({ hasText: 'Üyelik onayı' })
    .filter({ hasText: 'Türkçe' })
    .getByRole('link')
    .click()
  await page.getByLabel('Metin (HTML)').fill(`${OWN_TEXT}<script>alert(1)</script>`)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Selam Deniz!')).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Hadi' })).toBeVisible()

  await page.getByRole('button', { name: 'Deneme e-postası gönder' }).click()
  await page.getByLabel('Alıcının e-posta adresi').fill('tester@mail.test')
  await page.getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect.poll(() => mailbox.to('tester@mail.test').length).toBe(1)
  expect(mailbox.to('tester@mail.test')[0]?.text).toContain('Selam Deniz!')

  // a text without its link is refused at its field
  await page.getByLabel('Metin (HTML)').fill('<p>Selam</p>')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Metinde {link} alanı bulunmalı.').first()).toBeVisible()
  await page.getByLabel('Metin (HTML)').fill(`${OWN_TEXT}<script>alert(1)</script>`)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-posta metinleri' })).toBeVisible()

  await page
    .getByRole('row')
    .filter({ hasText: 'Üyelik onayı' })
    .filter({ hasText: 'Türkçe' })
    .getByRole('link')
    .click()
  await expect(page.getByLabel('Metin (HTML)')).toHaveValue(OWN_TEXT)
  await page.getByRole('button', { name: 'Hazır metne dön' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hazır metne dön' }).click()
  await expect(page.getByLabel('Metin (HTML)')).toHaveValue(/Merhaba \{firstName\}/)

  await page.goto('/backoffice/mails')
  await expect(page.getByRole('row').filter({ hasText: 'tester@mail.test' })).toContainText(
    'Gönderildi'
  )
  await mailbox.close()
})
