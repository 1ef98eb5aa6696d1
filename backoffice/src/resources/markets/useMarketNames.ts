/** Names of markets and outcomes in the chosen language, placeholders filled. */
import { useMemo } from 'react'
import { useLocale } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { fillMarketName } from '@grandstand/shared-types/markets/names/fill_name'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { asLocale } from '../../i18n/languages.ts'
import { useMarketTypeViews } from './useMarketTypeViews.ts'

export interface NameContext {
  home: string
  away: string
  specifier: string
  /** Of a runner, whose name is the outcome's in every language; absent where the outcome is none. */
  outcomeName?: string
  /** Names of the runners that a market of a race compares, by number, where they are known. */
  runners?: ReadonlyMap<number, string> | undefined
  /** The same, in the order of its specifier. */
  compared?: readonly string[] | undefined
}

/** The context of one outcome of staff's lists, with the name of its runner where it is one. */
export const contextOfOutcome = (
  context: NameContext,
  { key, runner }: Pick<OutcomeRow, 'key' | 'runner'>
): NameContext =>
  runner === null ? context : { ...context, outcomeName: runnerName(Number(key), runner) }

/** The names of the runners among the outcomes of a market, by number. */
export const runnersAmong = (outcomes: readonly OutcomeRow[]): ReadonlyMap<number, string> =>
  new Map(
    outcomes.flatMap(({ key, runner }) =>
      runner === null ? [] : [[Number(key), runnerName(Number(key), runner)]]
    )
  )

export interface MarketNames {
  find: (typeId: number) => MarketTypeView | undefined
  market: (typeId: number, context: NameContext) => string
  outcome: (typeId: number, outcomeKey: string, context: NameContext) => string
  /** The short name, when a full one of the market does not fit a narrow cell: all of them are named in one way. */
  outcomeLabel: (typeId: number, outcomeKey: string, context: NameContext) => string
}

const LABEL_LENGTH = 20

export function useMarketNames(): MarketNames {
  const locale = asLocale(useLocale())
  const views = useMarketTypeViews(locale)
  return useMemo(() => {
    const byId = new Map(views.map((type) => [type.id, type]))
    const named = (typeId: number, outcomeKey: string) =>
      byId.get(typeId)?.outcomes.find(({ key }) => key === outcomeKey) ?? {
        name: outcomeKey,
        shortName: outcomeKey,
      }
    return {
      find: (typeId) => byId.get(typeId),
      market: (typeId, context) => {
        const type = byId.get(typeId)
        return type ? fillMarketName(type.name, context) : `#${typeId} ${context.specifier}`
      },
      outcome: (typeId, outcomeKey, context) =>
        context.outcomeName ?? fillMarketName(named(typeId, outcomeKey).name, context),
      outcomeLabel: (typeId, outcomeKey, context) => {
        if (context.outcomeName !== undefined) return context.outcomeName
        const { name, shortName } = named(typeId, outcomeKey)
        const all = byId.get(typeId)?.outcomes ?? []
        const isShort = all.some((one) => fillMarketName(one.name, context).length > LABEL_LENGTH)
        return fillMarketName(isShort ? shortName : name, context)
      },
    }
  }, [views])
}
