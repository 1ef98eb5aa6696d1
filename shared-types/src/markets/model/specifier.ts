/**
 * Specifiers tell the lines of one market type apart: `total=2.5`, `hcp=-0.75`, `hcp=0:1`, several joined by `|` (rules
 * 2.3). Lines are stored as whole quarters (2.25 is 9), never as floats.
 */
import type { Score } from './match_facts.ts'

const QUARTERS: Readonly<Record<string, number>> = {
  '': 0,
  '0': 0,
  '00': 0,
  '25': 1,
  '5': 2,
  '50': 2,
  '75': 3,
}
const FRACTIONS = ['', '.25', '.5', '.75'] as const

/**
 * The pairs of `total=2.5|setnr=3`; null when a part has no name or no value, or when a name is repeated. Empty text
 * has no pairs.
 */
export function parseSpecifier(specifier: string): Record<string, string> | null {
  const pairs: Record<string, string> = {}
  if (specifier === '') return pairs
  for (const part of specifier.split('|')) {
    const equals = part.indexOf('=')
    if (equals < 1 || equals === part.length - 1) return null
    const name = part.slice(0, equals)
    if (Object.hasOwn(pairs, name)) return null
    pairs[name] = part.slice(equals + 1)
  }
  return pairs
}

/** The pairs as text, sorted by name, so that equal lines have equal text. */
export function formatSpecifier(pairs: Readonly<Record<string, string>>): string {
  return Object.keys(pairs)
    .sort()
    .map((name) => `${name}=${pairs[name]}`)
    .join('|')
}

/** `-0.75` to -3, `2.5` to 10; null when the text is not a multiple of 0.25. */
export function parseQuarters(text: string): number | null {
  const match = /^([+-]?)(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const fraction = QUARTERS[match[3] ?? '']
  if (fraction === undefined) return null
  const quarters = Number(match[2]) * 4 + fraction
  return match[1] === '-' && quarters !== 0 ? -quarters : quarters
}

/** Whole quarters to the shortest text: 10 to `2.5`, -3 to `-0.75`, 8 to `2`. */
export function formatQuarters(quarters: number): string {
  const size = Math.abs(quarters)
  return `${quarters < 0 ? '-' : ''}${Math.floor(size / 4)}${FRACTIONS[size % 4] ?? ''}`
}

/** The score in a text such as `0:1`; null for any other text. */
export function parseScore(text: string): Score | null {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text)
  return match ? [Number(match[1]), Number(match[2])] : null
}

/** The line named `name` in whole quarters; null without it. */
export function lineOf(specifier: string, name: 'total' | 'hcp'): number | null {
  const text = parseSpecifier(specifier)?.[name]
  return text === undefined ? null : parseQuarters(text)
}
