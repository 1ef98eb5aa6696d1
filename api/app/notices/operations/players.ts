/** What players are told: popups, the line above the page, their own notices. */
import type { HttpContext } from '@adonisjs/core/http'
import type { BarLine, NoticeList, PopupList } from '@grandstand/shared-types/wire/site/notices'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { markRead } from '#notices/actions/read_notices'
import { barLines, ownNotices } from '#notices/queries/own_notices'
import { popupsOf } from '#notices/queries/popups'
import { languageQuery, readsValidator } from '#notices/validators/notices'
import { siteByHost } from '#sites/current_site'

const IN = { in: "`lang` = the brand's; a text that it lacks comes in the brand's language" }
const brandOf = ({ request }: HttpContext) => siteByHost(request.hostname() ?? '')

export const shownPopups = operation({
  method: 'GET',
  path: '/v1/popups/shown',
  does: 'The popups to be shown now, in order; warnings first.',
  spec: ['popups'],
  who: 'visitor',
  query: languageQuery,
  answers: reply<PopupList>(),
  notes: {
    ...IN,
    out: '`type` 0 a slide, 2 a page of its own; `type2` 0 on the home page alone; `autoClose` 1 closes after the last slide',
  },
  async handle({ ctx, query: { lang } }) {
    const site = await brandOf(ctx)
    return { status: true as const, results: await popupsOf(site, lang ?? site.defaultLanguage) }
  },
})

export const noticeBar = operation({
  method: 'GET',
  path: '/v1/notice-bar',
  does: 'Lines above the page for everybody, and for the one who asks; at most three, the newest first.',
  who: 'visitor',
  query: languageQuery,
  answers: reply<BarLine[]>(),
  notes: IN,
  async handle({ ctx, principal, query: { lang } }) {
    const site = await brandOf(ctx)
    return barLines(site, principal, lang ?? site.defaultLanguage)
  },
})

export const ownNoticeList = operation({
  method: 'GET',
  path: '/v1/me/notices',
  does: 'Messages to the player, the newest fifty, and how many are unread.',
  spec: ['notifications'],
  who: 'player',
  query: languageQuery,
  answers: reply<NoticeList>(),
  notes: IN,
  async handle({ ctx, principal, query: { lang } }) {
    const site = await brandOf(ctx)
    return ownNotices(principal, site, lang ?? site.defaultLanguage)
  },
})

export const readNotices = operation({
  method: 'POST',
  path: '/v1/me/notices/reads',
  does: 'Marks messages as read.',
  who: 'player',
  body: readsValidator,
  answers: nothing(),
  notes: { in: 'without `ids` all of them' },
  async handle({ principal, body: { ids } }) {
    await markRead(principal, ids ?? null)
  },
})
