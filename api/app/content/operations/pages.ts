/** Pages that players read, and their editing. */
import type { PageView } from '@grandstand/shared-types/wire/site/content'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { inLanguage } from '#core/requests/validation'
import { siteByHost } from '#sites/current_site'
import * as editing from '#content/actions/edit_pages'
import { pageResource, scopePages, shownPages } from '#content/queries/page_resource'
import { pageView } from '#content/queries/page_view'
import { pageValidator } from '#content/validators/pages'

const reads = { permission: 'content.view', scope: scopePages, extend: shownPages } as const
const pages = editsOf(pageResource, 'content.edit', reads)

export const pageEdits = {
  ...aroundList('pages', pageResource, reads),
  ...readOperations('pages', pageResource, reads),
  ...createOperation('pages', pages, {
    does: 'A new page, under the next free number; its HTML is cleaned.',
    body: pageValidator,
    bodyKb: 256,
    errors: ['alreadyExists'],
    run: editing.createPage,
  }),
  ...updateOperation('pages', pages, {
    does: 'Changes a page; a language that is left out or emptied shows our text, or that of another language.',
    body: pageValidator,
    bodyKb: 256,
    run: editing.updatePage,
  }),
  ...deleteOperation('pages', pages, {
    does: 'Removes a page of the brand’s own.',
    errors: ['inUse'],
    run: editing.deletePage,
  }),
}

export const showPage = operation({
  method: 'GET',
  path: '/v1/content/pages/:id',
  does: 'A page by the number in its address, in a language or the next best one.',
  spec: ['pages'],
  who: 'visitor',
  query: inLanguage,
  answers: reply<PageView>(),
  async handle({ ctx, params: { id }, query: { lang } }) {
    return pageView(await siteByHost(ctx.request.hostname() ?? ''), id, lang)
  },
})
