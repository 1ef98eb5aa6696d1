/** The page that players get while their brand is closed: in its look and language, without the app. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  CATALOGUE_LANGUAGE,
  isSiteLanguage,
  type Language,
} from '@grandstand/shared-types/languages/table'
import { closedAt } from '@grandstand/shared-types/sites/maintenance'
import { clock } from '#core/timing/clock'
import { html, startTag, trusted, type Html } from '#core/http/html'
import type { CurrentSite } from '#sites/current_site'
import { noticeTexts } from '#sites/notice/texts'
import type { PagePart } from '#sites/page/page_part'
import { plainPolicy } from '#sites/page/page_policy'

/** Seconds after which the page asks again at the latest. */
const LONGEST_PAUSE_SECONDS = 60

/** Colours come from the stylesheet of the theme; the values here stand where it has none. */
const STYLE = `
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 24px 0; box-sizing: border-box;
    background: var(--bg, #0e1418); color: var(--text, #e9f0f4);
    font: 16px/1.6 var(--font, system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif) }
  main { box-sizing: border-box; inline-size: min(100% - 32px, 520px); padding: 40px 32px; border-radius: 16px;
    border-block-start: 4px solid var(--accent, #2cc7d0); background: var(--surface, #161e24); text-align: center }
  img { max-block-size: 48px; max-inline-size: 70%; margin-block-end: 24px }
  .brand { margin: 0 0 20px; font-weight: 800; font-size: 20px; color: var(--accent, #2cc7d0); overflow-wrap: anywhere }
  h1 { margin: 0 0 12px; font-size: 26px; line-height: 1.25; text-wrap: balance }
  p { margin: 0 0 12px; overflow-wrap: anywhere; text-wrap: pretty }
  .own { white-space: pre-line }
  .until { margin: 24px 0 0; padding-block-start: 16px; border-block-start: 1px solid var(--line, #26313a);
    color: var(--muted, #9fb0bc); font-size: 14px }
`

export interface ClosedPage {
  site: CurrentSite
  language: Language
  part: Required<PagePart>
  /** After which the brand may be open. */
  seconds: number
}

/** Answers 503 with `Retry-After`; the page loads itself anew. */
export function sendMaintenance({ response }: HttpContext, page: ClosedPage): void {
  const { language, part, seconds } = page
  const attributes = Object.entries(part.attributes).map(([name, value]) => [`data-${name}`, value])
  const root = startTag('html', {
    lang: language.bcp47,
    dir: language.dir,
    ...Object.fromEntries(attributes),
  })
  response
    .status(503)
    .header('retry-after', seconds)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', plainPolicy())
    .header('cache-control', 'private, no-store')
    .send(String(html`${trusted('<!doctype html>')}${root}${headOf(page)}${bodyOf(page)}`))
}

function headOf({ site, part, seconds }: ClosedPage): Html {
  const { favicon } = site.settings.profile
  return html`${startTag('meta', { charset: 'utf-8' })}${startTag('meta', {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1',
  })}${startTag('meta', {
    'http-equiv': 'refresh',
    'content': String(Math.min(seconds, LONGEST_PAUSE_SECONDS)),
  })}<title>${site.title}</title>${startTag('link', {
    rel: 'icon',
    href: favicon ?? '/favicon.svg',
  })}${trusted(`<style>${STYLE}</style>`)}${part.stylesheets.map((href) =>
    startTag('link', { rel: 'stylesheet', href })
  )}${trusted('<script src="/start.js"></script>')}`
}

function bodyOf({ site, language }: ClosedPage): Html {
  const code = isSiteLanguage(language.code) ? language.code : CATALOGUE_LANGUAGE
  const texts = noticeTexts(code).maintenance
  const { maintenance, profile, timeZone } = site.settings
  const own = maintenance.texts[code]
  const until = closedAt(maintenance, clock.now())?.until ?? null
  const time =
    until === null
      ? null
      : new Intl.DateTimeFormat(language.bcp47, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone,
        }).format(until)
  return html`<main>
    ${
      profile.logo === null
        ? html`<p class="brand">${site.title}</p>`
        : startTag('img', { src: profile.logo, alt: site.title })
    }
    <h1>${texts.title}</h1>
    ${own === undefined ? html`<p>${texts.lead}</p>` : html`<p class="own">${own}</p>`}
    ${time === null ? [] : html`<p class="until">${texts.until.replace('{time}', () => time)}</p>`}
  </main>`
}
