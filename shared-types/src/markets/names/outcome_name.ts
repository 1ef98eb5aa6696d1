/** The name of an outcome, composed where its key is composed. */
import { englishOrdinal } from '../../core/ordinal.ts'
import { bandName } from '../model/margin_band.ts'
import type { MarketPart, MarketType } from '../model/market_type.ts'
import type { MarketNames, Named } from './name.ts'

const SIDES: Readonly<Record<string, Named>> = {
  home: { name: '{home}', shortName: '1' },
  away: { name: '{away}', shortName: '2' },
}

/** The name of an outcome. Keys that are scores, counts or pairs of 1, X and 2 are their own names. */
export function outcomeName(names: MarketNames, type: MarketType, key: string): Named {
  const ofType =
    names.outcomesOfType[type.id]?.[key] ??
    partOfMatch(names, type, key) ??
    marginBand(type, key) ??
    simpleName(names, type, key)
  if (ofType) return ofType
  const joint = key.includes(' & ') ? ' & ' : '/'
  const words = key.split(joint)
  if (words.length < 2 || /^[1X2]\/[1X2]$/.test(key)) return { name: key, shortName: key }
  const parts = words.map((word, index) => partName(names, type.parts?.[index], word))
  return {
    name: parts.map((part) => part.name).join(joint),
    shortName: parts.map((part) => part.shortName).join(joint),
  }
}

function partName(names: MarketNames, part: MarketPart | undefined, key: string): Named {
  return (part && simpleName(names, part, key)) ?? { name: key, shortName: key }
}

/** Name of a key such as `2` in the market on the highest scoring half. */
function partOfMatch({ ordinals }: MarketNames, type: MarketType, key: string): Named | undefined {
  const template = type.rule.keysAre === 'parts' ? ordinals[type.label?.subject ?? ''] : undefined
  if (template === undefined || !/^\d$/.test(key)) return undefined
  const name = template.replace('{n}', key).replace('{!n}', () => englishOrdinal(Number(key)))
  return { name, shortName: name }
}

/** Name of a key such as `100-299` in the market on the winning margin of a race: `1 – 2¾`. */
function marginBand({ rule }: MarketType, key: string): Named | undefined {
  const name = rule.keysAre === 'margins' ? bandName(key) : null
  return name === null ? undefined : { name, shortName: name }
}

function simpleName(names: MarketNames, { rule }: MarketPart, key: string): Named | undefined {
  if (rule.keysAre === 'counts' && /^\d/.test(key)) return { name: key, shortName: key }
  return names.outcomesOfRule[rule.key]?.[key] ?? names.outcomes[key] ?? marginName(names, key)
}

/** Name of a key such as `home:3+`. */
function marginName({ margin }: MarketNames, key: string): Named | undefined {
  const [side, count] = key.split(':')
  const who = SIDES[side ?? '']
  if (!who || count === undefined) return undefined
  const fill = (text: string) => margin.replace('{side}', text).replace('{count}', count)
  return { name: fill(who.name), shortName: fill(who.shortName) }
}
