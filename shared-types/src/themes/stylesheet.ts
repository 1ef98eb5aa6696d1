/** The stylesheet of a theme: every value is checked or chosen from a list, so that no value can end its CSS rule. */
import {
  colourOf,
  COLOURS,
  FOLLOWED,
  isFollowing,
  type ColourName,
  type ModeColours,
} from './colours.ts'
import { FONT_FAMILIES } from './fonts.ts'
import type { ThemeDesign } from './theme.ts'

const SECTIONS = ['live', 'casino', 'liveCasino', 'bingo', 'virtual'] as const
type Section = (typeof SECTIONS)[number]

/** Colours of the header, with the property by which the parts of the header read them. */
const IN_HEADER = [
  ['bg', 'chromeRaised'],
  ['surface', 'chrome'],
  ['raised', 'chromeRaised'],
  ['odds', 'chromeRaised'],
  ['odds-hover', 'chromeLine'],
  ['line', 'chromeLine'],
  ['border', 'chromeMuted'],
  ['text', 'onChrome'],
  ['muted', 'chromeMuted'],
  ['accent', 'chromeAccent'],
  ['focus', 'chromeAccent'],
  ['action', 'chromeAccent'],
  ['on-action', 'chrome'],
] as const satisfies readonly (readonly [string, ColourName])[]

/** Rising and falling prices in blue and orange, for people who do not tell green from red (rules 9.2). */
const COLOUR_BLIND = {
  dark: '--up:#8ab4ff;--up-tint:#17294a;--down:#ffb066;--down-tint:#3a2412',
  light: '--up:#1d4fb8;--up-tint:#e5edff;--down:#9c4300;--down-tint:#ffeadb',
}

const LIGHT = "[data-theme='light']"

/** The whole stylesheet, in the layer `theme` of the player app: above the app's own colours, below its rules. */
export function stylesheetOf(design: ThemeDesign): string {
  const rules = [
    rule(':root', `color-scheme:dark;${coloursOf(design.dark)}${fontsOf(design)}`),
    rule(LIGHT, `color-scheme:light;${coloursOf(design.light)}`),
    ...SECTIONS.flatMap((section) => [
      rule(`[data-section='${section}']`, accentOf(design.dark, section)),
      rule(`${LIGHT}[data-section='${section}']`, accentOf(design.light, section)),
    ]),
    rule('[data-chrome]', headerOf(design.dark)),
    rule(`${LIGHT} [data-chrome]`, headerOf(design.light)),
    rule("[data-palette='cvd']", COLOUR_BLIND.dark),
    rule(`[data-palette='cvd']${LIGHT}`, COLOUR_BLIND.light),
    `@media (prefers-contrast:more){${rule(':root', '--muted:var(--text);--line:var(--border)')}}`,
    ...backgroundOf(design),
  ]
  return `@layer theme{${rules.join('')}}`
}

const rule = (selector: string, declarations: string): string =>
  declarations === '' ? '' : `${selector}{${declarations}}`

/** `oddsHover` is `--odds-hover`. */
const propertyOf = (name: ColourName): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Every colour of a mode except those of sections and of the header, which have rules of their own. */
function coloursOf(colours: ModeColours): string {
  return COLOURS.filter((name) => !OF_OTHER_RULES.has(name))
    .map((name) => declarationOf(colours, name))
    .join('')
}

const OF_OTHER_RULES: ReadonlySet<ColourName> = new Set([
  ...SECTIONS.flatMap((section) => [`${section}Accent` as const, `${section}Tint` as const]),
  ...IN_HEADER.map(([, name]) => name),
])

function declarationOf(colours: ModeColours, name: ColourName): string {
  const own = colours[name]
  if (name === 'shade') return `--shadow:0 10px 32px ${own};`
  if (own !== undefined) return `${propertyOf(name)}:${own};`
  // refers to another property, so that the colour changes with the section
  const followed = isFollowing(name) ? FOLLOWED[name] : null
  return followed
    ? `${propertyOf(name)}:var(${propertyOf(followed)});`
    : `${propertyOf(name)}:#0000;`
}

const accentOf = (colours: ModeColours, section: Section): string =>
  `--accent:${colours[`${section}Accent`]};--accent-tint:${colours[`${section}Tint`]}`

/** Empty for a header in the colours of the page, which change with the section. */
function headerOf(colours: ModeColours): string {
  if (colours.chrome === undefined) return ''
  return IN_HEADER.map(([property, name]) => `--${property}:${colourOf(colours, name)}`).join(';')
}

const fontsOf = ({ fonts }: ThemeDesign): string =>
  `--font:${FONT_FAMILIES[fonts.text]};--font-titles:${FONT_FAMILIES[fonts.titles]}`

const backgroundOf = ({ background }: ThemeDesign): string[] =>
  background === null
    ? []
    : [rule('body', `background:var(--bg) url("${background}") top center/cover no-repeat fixed`)]
