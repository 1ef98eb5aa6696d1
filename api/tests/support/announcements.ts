import { bus } from '#core/bus'

/** Ids of the matches that were announced while `work` ran. */
export async function announcedBy(work: () => Promise<unknown>): Promise<number[]> {
  const announced: number[] = []
  const stop = bus.on('matchChanged', ({ matchIds }) => announced.push(...matchIds))
  await work()
  stop()
  return announced
}
