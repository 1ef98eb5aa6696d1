/**
 * The message of a page whose app cannot start, since a file of it did not arrive. It stands in the page from the first,
 * unseen, because then nothing else may arrive either; `player-web/public/start.js` shows it.
 */
import {
  CATALOGUE_LANGUAGE,
  isSiteLanguage,
  type Language,
} from '@grandstand/shared-types/languages/table'
import { NOT_STARTED_ID } from '@grandstand/shared-types/wire/site/page_data'
import { html, startTag, trusted, type Html } from '#core/http/html'
import { noticeTexts } from '#sites/notice/texts'
import type { CurrentSite } from '#sites/current_site'

/** Colours are those of the theme; the values here stand where no stylesheet arrived. */
const STYLE = `#root header{display:flex;align-items:center;block-size:var(--header,56px);padding-inline:16px;
background:var(--surface,#161e24);border-block-end:1px solid var(--line,#26313a);font:700 19px var(--font-titles,system-ui)}
#root header img{max-block-size:32px;max-inline-size:180px}
#root main{max-inline-size:420px;margin:14vh auto 0;padding:0 24px;text-align:center;text-wrap:balance}
#root h1{margin:0 0 8px;font-size:20px;font-weight:700}
#root p{margin:0 0 8px;color:var(--muted,#9fb0bc)}
#root button{margin-block-start:16px;min-block-size:44px;padding-inline:20px;border:0;border-radius:var(--radius,6px);
background:var(--accent,#2cc7d0);color:var(--on-accent,#0b1215);font:inherit;font-weight:600;cursor:pointer}`

/** In the language of the page, below the brand's name or logo. */
export function notStarted(site: CurrentSite, { code }: Language): Html {
  const { title, lead, hint, retry } = noticeTexts(
    isSiteLanguage(code) ? code : CATALOGUE_LANGUAGE
  ).offline
  const { logo } = site.settings.profile
  const brand =
    logo === null ? html`<bdi>${site.title}</bdi>` : startTag('img', { src: logo, alt: site.title })
  return html`${startTag('template', { id: NOT_STARTED_ID })}<div>${trusted(`<style>${STYLE}</style>`)}
<header data-chrome>${brand}</header>
<main><div role="alert"><h1>${title}</h1><p>${lead}</p><p>${hint}</p></div>
<button type="button">${retry}</button></main></div></template>`
}
