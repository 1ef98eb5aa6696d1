/** A race as the facts of its match have it. */
import type { MatchFacts } from '../model/match_facts.ts'
import { USUAL_RACING_RULES } from '../../racing/terms/racing_rules.ts'
import type { Race } from './race.ts'

/**
 * The race with its field, by the rules of a house that has set none; null for the facts of any other match, and without a
 * result.
 */
export const raceOf = ({ race, field }: MatchFacts): Race | null =>
  race && field ? { field, result: race, rules: USUAL_RACING_RULES } : null
