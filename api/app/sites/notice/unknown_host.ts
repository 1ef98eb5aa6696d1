/** The page of a host that no brand answers for, in the visitor's language. It shows nothing of any brand. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  CATALOGUE_LANGUAGE,
  findLanguage,
  isSiteLanguage,
  LANGUAGES,
} from '@grandstand/shared-types/languages/table'
import { must } from '#core/errors/must'
import { html, startTag, trusted, type Html } from '#core/http/html'
import { noticeTexts } from '#sites/notice/texts'

const STYLE = `
  :root { color-scheme: dark light; --bg: #0e1418; --surface: #161e24; --text: #e9f0f4; --muted: #9fb0bc; --accent: #2cc7d0 }
  @media (prefers-color-scheme: light) {
    :root { --bg: #f3f6f8; --surface: #fff; --text: #13202a; --muted: #4c5b68; --accent: #00737f }
  }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: var(--bg); color: var(--text);
    font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif }
  main { box-sizing: border-box; inline-size: min(100% - 32px, 480px); padding: 32px; border-radius: 12px;
    border-block-start: 3px solid var(--accent); background: var(--surface) }
  h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; text-wrap: balance }
  p { margin: 0 0 8px; overflow-wrap: anywhere }
  p:last-child { margin: 16px 0 0; color: var(--muted) }
  bdi { font-weight: 600 }
`

/** Answers 404. */
export function sendUnknownHost({ request, response }: HttpContext): void {
  const language = askedLanguage(request)
  const texts = noticeTexts(language).unknownHost
  const { bcp47, dir } = must(findLanguage(language), 'language')
  const [before = '', after = ''] = texts.lead.split('{host}')
  const body: Html = html`<main>
    <h1>${texts.title}</h1>
    <p>${before}<bdi dir="ltr">${request.hostname() ?? ''}</bdi>${after}</p>
    <p>${texts.hint}</p>
  </main>`
  response
    .status(404)
    .header('content-type', 'text/html; charset=utf-8')
    .send(
      String(
        html`${trusted('<!doctype html>')}${startTag('html', { lang: bcp47, dir })}${head(texts.title)}${body}`
      )
    )
}

const head = (title: string): Html =>
  html`${startTag('meta', { charset: 'utf-8' })}${startTag('meta', {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1',
  })}<title>${title}</title>${trusted(`<style>${STYLE}</style>`)}`

/** The first language of `Accept-Language` that has texts, else English. */
function askedLanguage(request: HttpContext['request']) {
  const tags = LANGUAGES.filter(({ code }) => isSiteLanguage(code)).map(({ bcp47 }) => bcp47)
  const tag = request.language(tags)
  const code = LANGUAGES.find(({ bcp47 }) => bcp47 === tag)?.code
  return isSiteLanguage(code) ? code : CATALOGUE_LANGUAGE
}
