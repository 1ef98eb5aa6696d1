/** The tokens as Material themes, one for each mode. */
import type { RaThemeOptions } from 'react-admin'
import { componentStyles } from './components.ts'
import { DARK, FONT_STACK, LIGHT, RADIUS, type ColourTokens } from './tokens.ts'

declare module '@mui/material/styles' {
  interface Palette {
    tokens: ColourTokens
  }
  interface PaletteOptions {
    tokens: ColourTokens
  }
}

function makeTheme(mode: 'dark' | 'light', tokens: ColourTokens): RaThemeOptions {
  return {
    palette: {
      mode,
      tokens,
      primary: { main: tokens.accent, contrastText: tokens.onAccent },
      secondary: { main: tokens.muted, contrastText: tokens.page },
      success: { main: tokens.good },
      error: { main: tokens.bad, contrastText: tokens.page },
      warning: { main: tokens.warn },
      info: { main: tokens.accent },
      background: { default: tokens.page, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.muted },
      divider: tokens.line,
    },
    shape: { borderRadius: RADIUS },
    typography: {
      fontFamily: FONT_STACK,
      fontSize: 13,
      h1: { fontSize: 20, fontWeight: 700, lineHeight: 1.35 },
      h2: { fontSize: 14, fontWeight: 700, lineHeight: 1.35 },
      h3: { fontSize: 13, fontWeight: 700, lineHeight: 1.35 },
      body1: { fontSize: 14, lineHeight: 1.45 },
      body2: { fontSize: 13, lineHeight: 1.45 },
      caption: { fontSize: 12, lineHeight: 1.35 },
      button: { textTransform: 'none', fontWeight: 600, fontSize: 13 },
    },
    components: componentStyles(mode, tokens),
  }
}

export const darkTheme = makeTheme('dark', DARK)
export const lightTheme = makeTheme('light', LIGHT)
