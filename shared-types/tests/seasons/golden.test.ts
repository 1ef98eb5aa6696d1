/** The vendor's own settled matches: every paid outcome of every line of a market is paid by us, and no other. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMarketType, outcomesOf } from '../../src/markets/table/market_types.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import type { OutcomeResult } from '../../src/markets/model/outcome_result.ts'
import { sharedPath } from '../support/shared.ts'
import { factsOf, specifierOf, sportOf, type Golden, type GoldenLine } from './golden_match.ts'

const folder = sharedPath('oracle', 'expected')
const files = folder ? readdirSync(folder).filter((name) => /^golden_.*\.json$/.test(name)) : []
if (files.length === 0) console.log('not run: no shared data')

const RESULTS: Readonly<Record<string, OutcomeResult>> = {
  won: 'won',
  half_won: 'halfWon',
  half_lost: 'halfLost',
  void: 'void',
}
const notHeld = new Set<number>()
let lines = 0

/** Paid outcomes by the feed's outcome id, settled by our rules. */
function paidByUs(golden: Golden, line: GoldenLine): Record<string, OutcomeResult> | null {
  const sportId = sportOf(golden)
  const marketTypeId = Number(line.market)
  const type = findMarketType(marketTypeId)
  const specifier = type && specifierOf(type, line)
  if (!type || specifier === undefined || !type.basisBySport[sportId]) return null
  const outcomes = outcomesOf(type, specifier)
  const market = { sportId, marketTypeId, specifier }
  const keys = outcomes.map(({ key }) => key)
  const results = settleMarket(market, keys, factsOf(golden))
  const paid = outcomes.flatMap(({ key, feedId }): [string, OutcomeResult][] => {
    const result = results[key] ?? null
    if (result === null) throw new Error(`${line.market} ${specifier} ${key} stays open`)
    return result === 'lost' ? [] : [[String(feedId), result]]
  })
  return Object.fromEntries(paid)
}

describe.skipIf(files.length === 0)('matches that the feed vendor has settled', () => {
  test.each(files)('%s', (file) => {
    const golden: Golden = JSON.parse(readFileSync(path.join(folder ?? '', file), 'utf8'))
    expect(validateFacts(sportOf(golden), factsOf(golden))).toEqual([])
    for (const line of golden.markets) {
      const ours = paidByUs(golden, line)
      if (ours === null) {
        notHeld.add(Number(line.market))
        continue
      }
      lines++
      const label = `${line.market} ${line.special} ${line.variant}`
      const vendors = line.paid.map(({ outcomeid, result }) => [outcomeid, RESULTS[result]])
      expect({ label, paid: ours }).toEqual({ label, paid: Object.fromEntries(vendors) })
    }
  })

  test('every market type of these matches is held', () => {
    const list = [...notHeld].sort((a, b) => a - b).join(', ')
    console.log(
      `golden: ${lines} lines equal; market types that the table does not hold: ${list || 'none'}`
    )
    expect(lines).toBeGreaterThan(0)
    expect([...notHeld]).toEqual([])
  })
})

const prematch = sharedPath(
  ...['data', 'betbalancer', 'prematch_2026-01-28_odds106markets_tennis_tabletennis_results.xml']
)

test.skipIf(!prematch)(
  'the market types and outcomes that the vendor offers are all in the table',
  () => {
    const text = readFileSync(prematch ?? '', 'utf8')
    const missing = new Set<string>()
    let offered = 0
    for (const [, sport = '', body = ''] of text.matchAll(
      /<Sport BetbalancerSportID="(\d+)">([\s\S]*?)<\/Sport>/g
    )) {
      for (const [, typeId = '', bet = ''] of body.matchAll(
        /<Bet OddsType="(\d+)">([\s\S]*?)<\/Bet>/g
      )) {
        const type = findMarketType(Number(typeId))
        const isHeld = type?.basisBySport[Number(sport)] !== undefined
        const lists = type ? [type.outcomes, ...Object.values(type.variants ?? {})].flat() : []
        const ids = new Set(lists.map(({ feedId }) => String(feedId)))
        for (const [, outcomeId = ''] of bet.matchAll(/OutComeId="(\d+)"/g)) {
          offered++
          if (!isHeld || !ids.has(outcomeId)) missing.add(`${sport}/${typeId}/${outcomeId}`)
        }
      }
    }
    expect(offered).toBeGreaterThan(900)
    expect([...missing]).toEqual([])
  }
)
