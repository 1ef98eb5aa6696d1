/** The colours of a theme by their purpose, for dark and for light (docs/themes.md). */

/** Surfaces, from the page to what lies on it; prices, lines, and shades with transparency. */
const SURFACES = [
  'bg',
  'surface',
  'raised',
  'odds',
  'oddsHover',
  'oddsLine',
  'line',
  'border',
  'scrim',
  'shade',
] as const

const WORDS = ['text', 'muted', 'oddsText', 'focus'] as const

/** The accent, and chosen or pressed controls. */
const ACCENTS = [
  'accent',
  'accentTint',
  'onAccent',
  'picked',
  'onPicked',
  'action',
  'onAction',
] as const

/** The accent of each section except sports (rules 9.2). */
const SECTIONS = [
  'liveAccent',
  'liveTint',
  'casinoAccent',
  'casinoTint',
  'liveCasinoAccent',
  'liveCasinoTint',
  'bingoAccent',
  'bingoTint',
  'virtualAccent',
  'virtualTint',
] as const

/** Colours of the header, for themes whose header has its own (`chrome`). */
const CHROME = [
  'chrome',
  'chromeRaised',
  'chromeLine',
  'onChrome',
  'chromeMuted',
  'chromeAccent',
] as const

/** States, whose meaning is the same in every section. */
const STATES = [
  'up',
  'upTint',
  'down',
  'downTint',
  'won',
  'wonTint',
  'lost',
  'lostTint',
  'warning',
  'warningTint',
  'waiting',
  'waitingTint',
  'live',
] as const

/** Groups of colours, in the order of the form. */
export const COLOUR_GROUPS = {
  surfaces: SURFACES,
  words: WORDS,
  accents: ACCENTS,
  chrome: CHROME,
  sections: SECTIONS,
  states: STATES,
} as const
export type ColourGroup = keyof typeof COLOUR_GROUPS

export const COLOURS = [
  ...SURFACES,
  ...WORDS,
  ...ACCENTS,
  ...CHROME,
  ...SECTIONS,
  ...STATES,
] as const
export type ColourName = (typeof COLOURS)[number]

/** Colours that a theme may leave out, each with the colour used instead; null means that nothing is drawn. */
export const FOLLOWED = {
  oddsLine: null,
  oddsText: 'text',
  picked: 'accent',
  onPicked: 'onAccent',
  action: 'accent',
  onAction: 'onAccent',
  chrome: 'surface',
  chromeRaised: 'raised',
  chromeLine: 'line',
  onChrome: 'text',
  chromeMuted: 'muted',
  chromeAccent: 'accent',
} as const satisfies Partial<Record<ColourName, ColourName | null>>
export type FollowingColour = keyof typeof FOLLOWED

export const isFollowing = (name: ColourName): name is FollowingColour => name in FOLLOWED

/** Colours that may be transparent: `#rrggbbaa`. */
export const SEE_THROUGH: readonly ColourName[] = ['scrim', 'shade']

/** `#rrggbb`, in lower case. */
export type ModeColours = Record<Exclude<ColourName, FollowingColour>, string> &
  Partial<Record<FollowingColour, string>>

export const MODES = ['dark', 'light'] as const
export type Mode = (typeof MODES)[number]

/** The form of a colour, so that no other text can get into a stylesheet. */
export const COLOUR_FORM = /^#[0-9a-f]{6}$/
export const SEE_THROUGH_FORM = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/

/** The name of the colour that is drawn: the name itself, or the one used instead; null when nothing is drawn. */
export function drawnName(colours: ModeColours, name: ColourName): ColourName | null {
  return colours[name] !== undefined || !isFollowing(name) ? name : FOLLOWED[name]
}

/** The colour that is drawn for a name; null when nothing is drawn. */
export function colourOf(colours: ModeColours, name: ColourName): string | null {
  const drawn = drawnName(colours, name)
  return (drawn && colours[drawn]) ?? null
}
