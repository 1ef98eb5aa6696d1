/** The page of the player app as it was built, made the page of a brand. */
import type { Language } from '@grandstand/shared-types/languages/table'
import { MANIFEST_PATH, TOUCH_ICON_PATH } from '@grandstand/shared-types/sites/installed_site'
import { PAGE_DATA_ID, type PageData } from '@grandstand/shared-types/wire/site/page_data'
import { html, startTag, trusted, type Html } from '#core/http/html'
import type { CurrentSite } from '#sites/current_site'
import { notStarted } from '#sites/page/not_started'
import type { JoinedParts } from '#sites/page/page_part'

export interface PageOfBrand {
  site: CurrentSite
  language: Language
  data: PageData
  part: JoinedParts
  /** The address of the texts of this language; undefined where the build names none. */
  textFile?: string | undefined
  /** Of the content policy: scripts that carry it may run. */
  nonce: string
}

/**
 * Puts language, title, description, icon, styles and the first data into the page, so that nothing changes after the
 * first paint and nothing has to be asked for before it.
 */
export function brandPage(built: string, page: PageOfBrand): string {
  const { settings, title } = page.site
  const { favicon } = settings.profile
  const { barColour } = page.part
  // replaced by functions, since a replacing text gives a meaning to `$`
  const named = built
    .replace(/<html[^>]*>/, () => String(rootTag(page)))
    .replace(/<title>[^<]*<\/title>/, () => String(html`<title>${title}</title>`))
    .replace(/<\/head>/, (end) => String(html`${endOfHead(page)}${trusted(end)}`))
  const coloured =
    barColour === null
      ? named
      : named.replace(/<meta name="theme-color"[^>]*>/, () =>
          String(startTag('meta', { name: 'theme-color', content: barColour }))
        )
  if (favicon === null) return coloured
  return coloured.replace(/<link rel="icon"[^>]*>/, () => String(link('icon', favicon)))
}

const link = (rel: string, href: string): Html => startTag('link', { rel, href })

function rootTag({ language, part }: PageOfBrand): Html {
  const attributes = Object.entries(part.attributes).map(([name, value]) => [`data-${name}`, value])
  return startTag('html', {
    lang: language.bcp47,
    dir: language.dir,
    ...Object.fromEntries(attributes),
  })
}

function endOfHead({ site, language, data, part, textFile, nonce }: PageOfBrand): Html[] {
  const { description, keywords, favicon } = site.settings.profile
  const metas = Object.entries({ description, keywords }).filter(([, content]) => content !== '')
  return [
    link('manifest', MANIFEST_PATH),
    link('apple-touch-icon', favicon ?? TOUCH_ICON_PATH),
    ...metas.map(([name, content]) => startTag('meta', { name, content })),
    ...part.stylesheets.map((href) => link('stylesheet', href)),
    ...(textFile === undefined ? [] : [link('modulepreload', textFile)]),
    ...part.preloads.map((href) =>
      startTag('link', { rel: 'preload', as: 'fetch', crossorigin: '', href })
    ),
    ...background(site.settings.profile.backgroundImage),
    ...ownStyles(site.scripts.css),
    notStarted(site, language),
    startTag('script', { type: 'application/json', id: PAGE_DATA_ID, nonce }),
    inScript(data),
    trusted('</script>'),
  ]
}

/** The brand's picture behind the page, over the theme's. A web address has no quotation mark, backslash or angle bracket. */
const background = (picture: string | null): Html[] =>
  picture === null
    ? []
    : [
        trusted(
          `<style>@layer custom{body{background:var(--bg) url("${picture}") top center/cover no-repeat fixed}}</style>`
        ),
      ]

/** Above every style of the app. A closing tag inside would end the element, so its slash is escaped, as CSS allows. */
const ownStyles = (css: string): Html[] =>
  css === ''
    ? []
    : [trusted(`<style>@layer custom {${css.replaceAll('</', String.raw`<\/`)}}</style>`)]

/** JSON in which no text can end the element. */
const inScript = (data: PageData): Html =>
  trusted(JSON.stringify(data).replaceAll('<', String.raw`\u003c`))
