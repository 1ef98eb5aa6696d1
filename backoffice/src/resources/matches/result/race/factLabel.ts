import type { FactName } from './raceFactsDraft.ts'

/** Facts whose names are those of the rules that read them. */
const RULES: Partial<Record<FactName, string>> = {
  pole: 'pole',
  fastestLap: 'fastestLap',
  firstRetirement: 'firstRetirement',
  classified: 'classified',
  hadSafetyCar: 'safetyCar',
  winningMargin: 'raceMargin',
}

/** The key of the text that names a fact of a race. */
export const factLabel = (name: FactName): string =>
  RULES[name] ? `values.rule.${RULES[name]}` : `race.facts.${name}`
