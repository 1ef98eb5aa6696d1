/**
 * The page that a phone keeps, and shows when the site cannot be reached: in every language of the brand, since the
 * address at which it is shown decides. It holds nothing of the brand but its name.
 */
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  isSiteLanguage,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { OFFLINE_SCRIPT } from '@grandstand/shared-types/sites/installed_site'
import { must } from '#core/errors/must'
import { html, startTag, type Html } from '#core/http/html'
import { noticePage } from '#sites/notice/notice_page'
import { noticeTexts } from '#sites/notice/texts'
import type { CurrentSite } from '#sites/current_site'

/** HTML; the brand's own language stands open, `OFFLINE_SCRIPT` opens that of the address. */
export function offlinePage({ title, defaultLanguage, settings }: CurrentSite): string {
  const own = isSiteLanguage(defaultLanguage) ? defaultLanguage : DEFAULT_LANGUAGE
  const codes = new Set([own, ...settings.languages.filter(isSiteLanguage)])
  return noticePage({
    language: must(findLanguage(own), 'default language'),
    title,
    body: html`<p class="brand"><bdi>${title}</bdi></p>
      ${[...codes].map((code) => sectionOf(code, code === own))}`,
    scripts: [OFFLINE_SCRIPT],
  })
}

function sectionOf(code: SiteLanguage, isOpen: boolean): Html {
  const { bcp47, dir } = must(findLanguage(code), 'language')
  const { title, lead, hint, retry } = noticeTexts(code).offline
  const section = startTag('section', {
    'lang': bcp47,
    dir,
    'data-code': code,
    ...(!isOpen && { hidden: '' }),
  })
  return html`${section}<h1>${title}</h1>
    <p>${lead}</p>
    <p>${hint}</p>
    <button type="button">${retry}</button></section>`
}
