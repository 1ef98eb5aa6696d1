/** Names of markets and outcomes for players: placeholders filled, lines with the language's decimal sign. */
import { fillMarketName } from '@grandstand/shared-types/markets/names/fill_name'
import { numberStyle } from '@grandstand/shared-types/languages/table'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'

export interface NameContext {
  home: string
  away: string
  specifier: string
  /** Of a runner, whose name is the outcome's in every language; absent where the outcome is none. */
  outcomeName?: string | undefined
  /** Names of the runners that a market of a race compares, by number, where they are known. */
  runners?: ReadonlyMap<number, string> | undefined
  /** The same, in the order of its specifier. */
  compared?: readonly string[] | undefined
}

/** `Over {total}` with `total=2.5` becomes `Over 2.5`, in Turkish `2,5`; team names are unchanged. */
export function fillName(template: string, context: NameContext, language: string): string {
  return template.replace(/\{[-!]?\w+\}/g, (placeholder) => {
    const filled = fillMarketName(placeholder, context)
    // names stay as they are
    if (/^.(ho|aw|ru)/.test(placeholder)) return filled
    return filled.replace('.', numberStyle(language).decimal)
  })
}

export function marketName(
  type: MarketTypeView | undefined,
  context: NameContext,
  language: string
): string {
  return type ? fillName(type.name, context, language) : ''
}

/** The context of one of several outcomes, with its own name where it has one. */
export const contextOfOutcome = (
  context: NameContext,
  { name }: { name?: string }
): NameContext => ({
  ...context,
  outcomeName: name,
})

/** The full name, or with `short` the name for a column or button. An unknown outcome shows its key. */
export function outcomeName(
  type: MarketTypeView | undefined,
  outcomeKey: string,
  context: NameContext,
  language: string,
  short = false
): string {
  if (context.outcomeName !== undefined) return context.outcomeName
  const outcome = type?.outcomes.find(({ key }) => key === outcomeKey)
  if (!outcome) return outcomeKey
  return fillName(short ? outcome.shortName : outcome.name, context, language)
}

/** The line of an outcome for a list: `2,5`, or the side's handicap `-1,5`; empty without a line. */
export function lineLabel(outcomeKey: string, context: NameContext, language: string): string {
  if (context.specifier.startsWith('total=')) return fillName('{total}', context, language)
  if (!context.specifier.startsWith('hcp=') || context.specifier.includes(':')) return ''
  return fillName(outcomeKey === 'away' ? '{-hcp}' : '{hcp}', context, language)
}
