/** What rooms above this one add to a brand's page; `start/page_parts.ts` lists them. */
import type { CurrentSite } from '#sites/current_site'

export interface PagePart {
  /** Addresses of stylesheets, loaded before the first paint. */
  stylesheets?: readonly string[]
  /** `data-*` attributes of the page's root by their name after `data-`, such as `density`. */
  attributes?: Readonly<Record<string, string>>
  /**
   * Addresses of the API that the app asks first, so that a browser asks while the app still loads; null: this page asks
   * for none of those that other parts name.
   */
  preloads?: readonly string[] | null
  /** Origins of the games and payments that the page may frame, such as `https://pay.example`. */
  frameOrigins?: readonly string[]
  /** What the app would ask for first, by a name of `PageData`. */
  data?: Readonly<Record<string, unknown>>
  /** Colour of the browser's own bar, `#rrggbb`; null: that of the built page. */
  barColour?: string | null
  /** Colours of the installed site, `#rrggbb`; null without a theme. */
  accentColour?: string | null
  backColour?: string | null
}

interface AskedPage {
  /** Code of the language that the page is in. */
  language: string
  /** The path with no slash before it; absent where no page is asked for, or where its address has a query. */
  path?: string
  /** Where the browser has the site, such as `https://brand.example`; absent where no page is asked for. */
  origin?: string
  /** A cookie of the request as it was sent, which may hold anything; undefined without one. */
  cookie: (name: string) => unknown
}

/** Whether the path is that of the first page: nothing, or a language alone. */
export const isHome = (path: string | undefined): boolean => /^(?:\w\w\/?)?$/.test(path ?? '-')

/** Makes the part for one request. */
export type PagePartMaker = (site: CurrentSite, asked: AskedPage) => PagePart | Promise<PagePart>

export interface JoinedParts extends Required<PagePart> {
  preloads: readonly string[]
}

/** All parts in one, in their order; of two values of one name the later one counts. */
export async function joinedParts(
  makers: readonly PagePartMaker[],
  ...asked: Parameters<PagePartMaker>
): Promise<JoinedParts> {
  const parts = await Promise.all(makers.map((make) => make(...asked)))
  return {
    stylesheets: parts.flatMap(({ stylesheets = [] }) => stylesheets),
    preloads: parts.some(({ preloads }) => preloads === null)
      ? []
      : parts.flatMap(({ preloads }) => preloads ?? []),
    frameOrigins: parts.flatMap(({ frameOrigins = [] }) => frameOrigins),
    attributes: Object.assign({}, ...parts.map(({ attributes }) => attributes)),
    data: Object.assign({}, ...parts.map(({ data }) => data)),
    ...lastColours(parts),
  }
}

function lastColours(parts: readonly PagePart[]) {
  const last = (name: 'barColour' | 'accentColour' | 'backColour'): string | null =>
    parts.reduce<string | null>((before, part) => part[name] ?? before, null)
  return {
    barColour: last('barColour'),
    accentColour: last('accentColour'),
    backColour: last('backColour'),
  }
}
