/** Fills the placeholders of market and outcome names; needs no catalogue, so that the browser loads little. */
import { englishOrdinal } from '../../core/ordinal.ts'
import { formatQuarters, parseQuarters, parseSpecifier } from '../model/specifier.ts'

export interface MarketFill {
  home: string
  away: string
  specifier: string
  /** Names of the runners of a race by number, where they are known. */
  runners?: ReadonlyMap<number, string> | undefined
  /** The same, of the runners that the market compares alone, in the order of its specifier. */
  compared?: readonly string[] | undefined
}

/**
 * Fills a name: `{home}` and `{away}` (or `{competitor1}` and `{competitor2}`) with the teams, `{total}`, `{hcp}`, `{setnr}`
 * and so on from the specifier, `{-hcp}` with the away side's line,
 * `{!goalnr}` with the English ordinal of a number, `{runner1}`, `{runner2}` and `{runners}` with the runners that are compared, by
 * number where no name is known. Handicaps carry their sign, scores do not. A
 * placeholder without a value stays as it is.
 */
export function fillMarketName(template: string, fill: MarketFill): string {
  const pairs = parseSpecifier(fill.specifier) ?? {}
  return template.replace(/\{([-!]?\w+)\}/g, (placeholder, name: string) => {
    if (name === 'home' || name === 'competitor1') return fill.home
    if (name === 'away' || name === 'competitor2') return fill.away
    const compared = name.startsWith('runner') && pairs['runners']
    if (compared) {
      const names = compared
        .split('-')
        .map((number, at) => fill.compared?.[at] ?? fill.runners?.get(+number) ?? number)
      return names[+name.slice(-1) - 1] ?? names.join(', ')
    }
    if (name === 'hcp' && pairs['hcp'] !== undefined) return signed(pairs['hcp'])
    if (name === '-hcp' && pairs['hcp'] !== undefined) {
      const quarters = parseQuarters(pairs['hcp'])
      return quarters === null
        ? placeholder
        : signed(formatQuarters(quarters === 0 ? 0 : -quarters))
    }
    if (name.startsWith('!')) {
      const number = pairs[name.slice(1)]
      return number === undefined ? placeholder : englishOrdinal(Number(number))
    }
    return pairs[name] ?? placeholder
  })
}

function signed(text: string): string {
  return /^\d/.test(text) && !text.includes(':') && text !== '0' ? `+${text}` : text
}

/** A market type by its name alone, with a mark where each market of it has its line, its side or its part. */
export const nameOfType = (template: string): string => template.replace(/\{[-!]?\w+\}/g, '…')
