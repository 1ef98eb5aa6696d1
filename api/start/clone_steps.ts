/** What a clone of a brand gets of each room, and what it does not get, out of `clone.ts` of each room. */
import type { CloneStep } from '#sites/cloning/clone_step'
import { inEachRoom } from '#start/rooms'

interface Cloning {
  cloneStep?: CloneStep
  /** Tables with a `site_id` whose rows stay with the original, each with the reason. */
  stays?: Readonly<Record<string, string>>
}

const cloning = Object.values(await inEachRoom<Cloning>('clone'))

export const stepsOfClone: readonly CloneStep[] = cloning.flatMap(
  ({ cloneStep }) => cloneStep ?? []
)

/** Tables with a `site_id` whose rows no step copies. */
export const notCloned: readonly string[] = cloning.flatMap(({ stays = {} }) => Object.keys(stays))
