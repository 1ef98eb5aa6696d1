/** The footer that a brand had in one language becomes the one of its own language, and back. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { footersByLanguage, footersOfOneText } from '@grandstand/database/footer_texts'
import { makeSite } from '#tests/support/factories'

const PHONE = { phone: '+90 212 555 01 00' }

const store = (siteId: number, settings: object) =>
  db
    .from('sites')
    .where('id', siteId)
    .update({ settings: JSON.stringify(settings) })

async function storedOf(siteId: number): Promise<unknown> {
  const row: { settings: string } = await db
    .query<{ settings: string }>()
    .from('sites')
    .where('id', siteId)
    .select('settings')
    .firstOrFail()
  return JSON.parse(row.settings)
}

test.group('Footers by language', () => {
  test('a text of before is kept as that of the brand, whatever else it has set', async ({
    assert,
  }) => {
    const [one, empty, none] = [await makeSite(), await makeSite(), await makeSite()]
    const own = { timeZone: 'Europe/Berlin' }
    await store(one.id, { ...own, profile: { ...PHONE, footerText: 'Since 1999' } })
    await store(empty.id, { profile: { ...PHONE, footerText: '' } })
    await store(none.id, own)
    // a start that was cut off does it again
    await footersByLanguage(db.connection())
    await footersByLanguage(db.connection())
    const after = { ...own, profile: { ...PHONE, footerTexts: { tr: 'Since 1999' } } }
    assert.deepEqual(await storedOf(one.id), after)
    assert.deepEqual(await storedOf(empty.id), { profile: { ...PHONE, footerTexts: {} } })
    assert.deepEqual(await storedOf(none.id), own)

    await footersOfOneText(db.connection())
    const before = { ...own, profile: { ...PHONE, footerText: 'Since 1999' } }
    assert.deepEqual(await storedOf(one.id), before)
    await footersByLanguage(db.connection())
  })
})
