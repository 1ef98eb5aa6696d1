/** What players of the demo's brands see first: a banner, promotions, popups, a message, and featured matches. */
import { readFile } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { principalOf } from '#accounts/actions/open_session'
import { createBanner as createAffiliateBanner } from '#affiliates/actions/edit_banners'
import { updateMatch } from '#catalogue/actions/edit_matches'
import { createBanner } from '#content/actions/edit_banners'
import { createPromotion } from '#content/actions/edit_promotions'
import { jobState, storeJobState } from '#core/database/job_state'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { memberOf } from '#dealers/demo_people'
import { DEMO_SITE_KEY, SECOND_BRAND } from '#dealers/demo_sign_ins'
import {
  bannerTexts,
  FIRST_BRAND,
  FIRST_PROFILE,
  LETTERS,
  messageTexts,
  popupTexts,
  PROMOTION_NAMES,
  promotionTexts,
  SECOND_BRAND_PAGE,
  type FrontPage,
} from '#demo/front_page_texts'
import { createPopup } from '#notices/actions/edit_popups'
import { writeNotice } from '#notices/actions/write_notices'
import { updateSite } from '#sites/actions/update_site'
import Site from '#sites/models/site'
import { storePicture } from '#uploads/actions/store_picture'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FEATURED = 6
const PICTURES = new URL('../../../database/demo/pictures/', import.meta.url)
/** Row of `job_states` that notes that it was done. */
const JOB = 'demo:front_page'

/** Fills them once. `adminName`: the admin of each brand. */
export async function fillFrontPages(adminName: string): Promise<void> {
  if (await jobState(JOB)) return
  const pages = [
    [DEMO_SITE_KEY, FIRST_BRAND],
    [SECOND_BRAND.key, SECOND_BRAND_PAGE],
  ] as const
  for (const [key, page] of pages) {
    const site = await Site.findByOrFail('key', key)
    const admin = await principalOf(await memberOf(site.id, adminName))
    const editor = { principal: admin, ip: '' }
    await fillOne(editor, page)
    // both brands have the same matches
    if (key === DEMO_SITE_KEY) {
      await featureMatches(editor)
      await updateSite(editor, site.id, { settings: { profile: FIRST_PROFILE } })
    } else {
      const logo = await upload(editor, `${page.picture}_logo`)
      await updateSite(editor, site.id, { settings: { profile: { logo } } })
    }
    await writeToBrand(site.id)
  }
  await storeJobState(JOB, 'done')
}

/** Letters in the brand's inbox. */
async function writeToBrand(siteId: number): Promise<void> {
  for (const [index, letter] of LETTERS.entries()) {
    await db
      .insertQuery()
      .table('contact_messages')
      .insert({
        ...letter,
        site_id: siteId,
        user_id: null,
        state: 'new',
        created_at: clock.now() - (index + 1) * HOUR_MS,
      })
  }
}

async function fillOne(editor: Editor, page: FrontPage): Promise<void> {
  const shown = { startsAt: null, endsAt: null, listOrder: 1, isShown: true }
  const picture = await upload(editor, `${page.picture}_banner`)
  await createBanner(editor, {
    ...page.banner,
    page: 'home',
    position: 'top',
    language: null,
    picture,
    phonePicture: null,
    texts: bannerTexts(page.picture),
    ...shown,
  })
  const { title } = page.banner
  const forAffiliates = { title, language: null, picture, listOrder: 1, isShown: true }
  await createAffiliateBanner(editor, forAffiliates)
  for (const name of PROMOTION_NAMES) {
    await createPromotion(editor, {
      texts: promotionTexts(name),
      picture: await upload(editor, `${page.picture}_${name}`),
      ...shown,
    })
  }
  await createPopup(editor, {
    name: page.names.slide,
    texts: popupTexts('slide'),
    closesItself: true,
  })
  await createPopup(editor, {
    name: page.names.warning,
    texts: popupTexts('warning'),
    kind: 'warning',
    place: 'everywhere',
    active: false,
  })
  await writeNotice(editor, { form: 'message', audience: 'brand', texts: messageTexts() })
}

/** Keeps a picture of the demo for the brand; resolves to its address. */
async function upload(editor: Editor, name: string): Promise<string> {
  const file = `${name}.webp`
  const id = await storePicture(editor, {
    name: file,
    bytes: await readFile(new URL(file, PICTURES)),
  })
  const { address }: { address: string } = await db
    .from('uploads')
    .where('id', id)
    .select('address')
    .firstOrFail()
  return address
}

/** Features the next football match of each of the first leagues. */
async function featureMatches(editor: Editor): Promise<void> {
  const rows: { id: number; tournamentId: number }[] = await db
    .query<{ id: number; tournamentId: number }>()
    .from('matches')
    .join('tournaments', 'tournaments.id', 'matches.tournament_id')
    .where('matches.sport_id', SPORT_IDS.soccer)
    .whereBetween('matches.starts_at', [clock.now() + 2 * HOUR_MS, clock.now() + 5 * DAY_MS])
    .orderBy('tournaments.list_order')
    .orderBy('matches.starts_at')
    .select({ id: 'matches.id', tournamentId: 'matches.tournament_id' })
  const next = new Map<number, number>()
  for (const { id, tournamentId } of rows) {
    if (!next.has(Number(tournamentId))) next.set(Number(tournamentId), Number(id))
  }
  for (const id of [...next.values()].slice(0, FEATURED)) {
    await updateMatch(editor, id, { isFeatured: true })
  }
}
