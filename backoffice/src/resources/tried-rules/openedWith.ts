/** The way from the form of a rule to the rule lab: the change stands in the address. Pure functions. */
import {
  TRIED_LIMITS,
  TRIED_RULES,
  type NewTrial,
  type TriedRule,
} from '@grandstand/shared-types/wire/betting/rule_lab'

/** A change that another form leads here with: the rule, and the values that were typed there. */
export type OpenedWith = Partial<Pick<NewTrial, TriedRule>> & { rule: TriedRule }

/** The order in the address; null without one that can be read. */
export function openedWith(text: string | null): OpenedWith | null {
  if (text === null) return null
  try {
    const order: unknown = JSON.parse(text)
    const isOrder = typeof order === 'object' && order !== null && 'rule' in order
    return isOrder && TRIED_RULES.some((rule) => rule === order.rule) ? (order as OpenedWith) : null
  } catch {
    return null
  }
}

/** The page's address for a change that stands in another form. */
export const labPath = (order: OpenedWith): string =>
  `/rule-lab?${new URLSearchParams({ order: JSON.stringify(order) }).toString()}`

/** Rules that stand in forms of other pages. */
export type FormRule = Exclude<TriedRule, 'commission' | 'bonusOffer' | 'userLimits' | 'betLimits'>

/** The change that a form of another page holds at the rule's place; values that are no numbers are left out. */
export function triedValues(rule: FormRule, value: unknown): OpenedWith {
  switch (rule) {
    case 'sellMargin':
      return typeof value === 'number' ? { rule, sellMargin: { percent: value } } : { rule }
    case 'bonus':
      return { rule, bonus: numbersOf(value, ['minOddsMilli', 'minCount', 'percentPerStep']) }
    case 'limits':
      return { rule, limits: numbersOf(value, TRIED_LIMITS) }
    case 'liveMargins':
      return { rule, liveMargins: typeof value === 'object' && value !== null ? value : {} }
  }
}

/** The values that are numbers, by name. */
export function numbersOf<Name extends string>(
  value: unknown,
  names: readonly Name[]
): Partial<Record<Name, number>> {
  const numbers: Partial<Record<Name, number>> = {}
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const name of names) {
    const found = entries.find(([key]) => key === name)?.[1]
    if (typeof found === 'number') numbers[name] = found
  }
  return numbers
}
