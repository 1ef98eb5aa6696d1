/** What a comparison with a provider's list finds (rules 12.10). */

/**
 * `missingHere`: the provider has it and we do not; `missingThere`: we took it and the provider does not know it; `differs`:
 * both have it, with other amounts; `contradicts`: the provider's list names it several times and says different things.
 */
export const FINDING_FAULTS = ['missingHere', 'missingThere', 'differs', 'contradicts'] as const
export type FindingFault = (typeof FINDING_FAULTS)[number]

/**
 * `open`: it waits for staff; `applied`: taken over from the provider's list; `rolledBack`: undone here; `accepted`: staff
 * let it stand; `gone`: both sides agree by now.
 */
export const FINDING_STATES = ['open', 'applied', 'rolledBack', 'accepted', 'gone'] as const
export type FindingState = (typeof FINDING_STATES)[number]
