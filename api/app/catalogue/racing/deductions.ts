/** What withdrawals take off bets on races, match by match (rules 19.8). */
import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import {
  deductionSteps,
  type DeductionStep,
} from '@grandstand/shared-types/markets/racing/deduction_steps'
import { raceOf } from '@grandstand/shared-types/markets/racing/race_of'
import type { RaceField } from '@grandstand/shared-types/racing/field/runner'
import type { RaceResult } from '@grandstand/shared-types/racing/finish/race_result'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { Trx } from '#core/database/transactions'
import { loadFields } from '#catalogue/racing/field_rows'

/** Steps by match, of races alone; none where nothing is taken. */
export type Deductions = ReadonlyMap<number, readonly DeductionStep[]>

interface Row {
  id: number
  facts: string | null
}

/** By the field of the result in force of each race; nothing is taken where no result is. */
export async function deductionsInForce(
  matchIds: readonly number[],
  trx?: Trx
): Promise<Deductions> {
  const rows = await resultsOf(matchIds, trx)
  return new Map(rows.map(({ id, facts }) => [Number(id), facts === null ? [] : stepsOf(facts)]))
}

/** As `deductionsInForce`, and by the field of now where no result is: for bets that end before their race. */
export async function deductionsNow(matchIds: readonly number[], trx?: Trx): Promise<Deductions> {
  const rows = await resultsOf(matchIds, trx)
  const open = rows.filter(({ facts }) => facts === null).map(({ id }) => Number(id))
  const fields = open.length > 0 ? await loadFields(open, trx) : new Map<number, RaceField>()
  return new Map(
    rows.map(({ id, facts }) => {
      const field = fields.get(Number(id))
      return [Number(id), facts === null ? stepsOfField(field) : stepsOf(facts)]
    })
  )
}

/** The races among the matches, each with its facts in force. */
async function resultsOf(matchIds: readonly number[], trx?: Trx): Promise<Row[]> {
  return (trx ?? db)
    .query<Row>()
    .from('race_fields')
    .join('matches', 'matches.id', 'race_fields.match_id')
    .leftJoin('results', (join) => {
      join.on('results.match_id', 'matches.id').andOn('results.revision', 'matches.result_revision')
    })
    .whereIn('race_fields.match_id', [...matchIds])
    .select('matches.id', 'results.facts')
}

/** By these facts; none of a match that is no race. */
export function deductionsOfFacts(facts: MatchFacts | null): readonly DeductionStep[] {
  const race = facts && raceOf(facts)
  return race ? deductionSteps(race) : []
}

const stepsOf = (facts: string): readonly DeductionStep[] => deductionsOfFacts(JSON.parse(facts))

const stepsOfField = (field: RaceField | undefined): readonly DeductionStep[] =>
  field ? deductionSteps({ field, result: NO_RESULT, rules: USUAL_RACING_RULES }) : []

const NO_RESULT: RaceResult = { status: 'ran', order: [] }
