/** What rooms copy into a clone of a brand by a step of their own, out of `clone.ts` of each room. */
import type { CloneStep } from '#sites/cloning/clone_step'
import { inEachRoom } from '#start/rooms'

export const stepsOfClone: readonly CloneStep[] = Object.values(
  await inEachRoom<{ cloneStep: CloneStep }>('clone')
).map(({ cloneStep }) => cloneStep)
