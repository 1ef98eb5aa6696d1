/** The page of a host that no brand answers for, in the visitor's language. It shows nothing of any brand. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  CATALOGUE_LANGUAGE,
  findLanguage,
  isSiteLanguage,
  LANGUAGES,
} from '@grandstand/shared-types/languages/table'
import { must } from '#core/errors/must'
import { html } from '#core/http/html'
import { noticePage } from '#sites/notice/notice_page'
import { noticeTexts } from '#sites/notice/texts'

/** Answers 404. */
export function sendUnknownHost({ request, response }: HttpContext): void {
  const language = askedLanguage(request)
  const { title, lead, hint } = noticeTexts(language).unknownHost
  const [before = '', after = ''] = lead.split('{host}')
  const body = html`<h1>${title}</h1>
    <p>${before}<bdi dir="ltr">${request.hostname() ?? ''}</bdi>${after}</p>
    <p>${hint}</p>`
  response
    .status(404)
    .header('content-type', 'text/html; charset=utf-8')
    .send(noticePage({ language: must(findLanguage(language), 'language'), title, body }))
}

/** The first language of `Accept-Language` that has texts, else English. */
function askedLanguage(request: HttpContext['request']) {
  const tags = LANGUAGES.filter(({ code }) => isSiteLanguage(code)).map(({ bcp47 }) => bcp47)
  const tag = request.language(tags)
  const code = LANGUAGES.find(({ bcp47 }) => bcp47 === tag)?.code
  return isSiteLanguage(code) ? code : CATALOGUE_LANGUAGE
}
