/** The brand's colours: the same tokens as in the player app, each with enough contrast on its surface. */

export interface ColourTokens {
  page: string
  surface: string
  raised: string
  /** Lines between rows and around cards, which are decoration. */
  line: string
  /** Outline of a control: contrast of at least 3:1 on a surface. */
  outline: string
  text: string
  muted: string
  accent: string
  onAccent: string
  focus: string
  good: string
  goodTint: string
  bad: string
  badTint: string
  warn: string
  warnTint: string
}

export const DARK: ColourTokens = {
  page: '#0e1418',
  surface: '#161e24',
  raised: '#1f2a32',
  line: '#26323b',
  outline: '#5e7180',
  text: '#e9f0f4',
  muted: '#9fb0bc',
  accent: '#2cc7d0',
  onAccent: '#0b1215',
  focus: '#8ab4ff',
  good: '#5be39a',
  goodTint: '#12351f',
  bad: '#ff8c93',
  badTint: '#3d1519',
  warn: '#ffc069',
  warnTint: '#3a2a10',
}

export const LIGHT: ColourTokens = {
  page: '#f3f6f8',
  surface: '#ffffff',
  raised: '#eef3f6',
  line: '#dfe6eb',
  outline: '#8695a1',
  text: '#13202a',
  muted: '#4c5b68',
  accent: '#00737f',
  onAccent: '#ffffff',
  focus: '#1a5cff',
  good: '#0a6b35',
  goodTint: '#dff5e8',
  bad: '#b0182a',
  badTint: '#fde6e8',
  warn: '#8a5200',
  warnTint: '#fdf0d8',
}

export const FONT_STACK = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'
export const RADIUS = 6
export const SIDEBAR_WIDTH = 224
export const TOP_BAR_HEIGHT = 52
