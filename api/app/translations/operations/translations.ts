/** The texts of the site: what we ship, and what a brand has written in its place. */
import type { OwnTexts, TranslationRow } from '@grandstand/shared-types/wire/site/translations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { siteByHost } from '#sites/current_site'
import { dropText, keepText } from '#translations/actions/edit_texts'
import { ownTexts } from '#translations/queries/own_texts'
import { scopeTexts, translationResource } from '#translations/queries/translation_resource'
import { languageValidator, ownTextValidator } from '#translations/validators/own_text'

const reads = { permission: 'texts.edit', scope: scopeTexts } as const
const textRow = rowReader(translationResource, reads)

export const translationReads = {
  ...aroundList('translations', translationResource, reads),
  ...readOperations('translations', translationResource, reads),
}

export const keepTranslation = operation({
  method: 'PUT',
  path: '/v1/translations/:id',
  does: 'Keeps a text of the brand’s own in the place of ours.',
  who: 'texts.edit',
  body: ownTextValidator,
  answers: reply<TranslationRow>(),
  errors: ['placeholderUnknown', 'placeholderMissing', 'minLengthMaxLength'],
  notes: { in: 'names in double braces stand for values, and each stays in the text' },
  async handle({ params: { id }, principal, ip, body }) {
    await keepText({ principal, ip }, await textRow(id, principal), body.text)
    return textRow(id, principal)
  },
})

export const dropTranslation = operation({
  method: 'DELETE',
  path: '/v1/translations/:id',
  does: 'Takes the brand’s own text away: the one that we ship counts again.',
  who: 'texts.edit',
  answers: reply<TranslationRow>(),
  async handle({ params: { id }, principal, ip }) {
    await dropText({ principal, ip }, await textRow(id, principal))
    return textRow(id, principal)
  },
})

export const siteTexts = operation({
  method: 'GET',
  path: '/v1/texts',
  does: 'The texts of a language that the brand has written itself, by their keys; the player app has the others.',
  who: 'visitor',
  query: languageValidator,
  answers: reply<OwnTexts>(),
  async handle({ ctx, query }) {
    const { id } = await siteByHost(ctx.request.hostname() ?? '')
    return ownTexts(id, query.lang)
  },
})
