import { colourOf, MODES, type ColourName, type Mode } from './colours.ts'
import type { ThemeDesign } from './theme.ts'

/** The colours by which people recognise a theme. */
const SWATCHES = ['bg', 'surface', 'chrome', 'odds', 'action'] as const satisfies ColourName[]

/** These colours of a theme, for each mode. */
export const swatchesOf = (design: ThemeDesign): Record<Mode, string[]> => {
  const [dark, light] = MODES.map((mode) =>
    SWATCHES.flatMap((name) => colourOf(design[mode], name) ?? [])
  )
  return { dark: dark ?? [], light: light ?? [] }
}
