/** Passes what the stream tells of jackpots to its listeners. */
import { FRAME, type ServerFrame } from '@grandstand/shared-types/stream/frames'
import type { JackpotFall, PackedLevel } from '@grandstand/shared-types/wire/games/jackpots'

type OnValues = (levels: readonly PackedLevel[]) => void
type OnFall = (fall: JackpotFall) => void

const valueListeners = new Set<OnValues>()
const fallListeners = new Set<OnFall>()

/** Returns a function that stops listening. */
export function onJackpotValues(listener: OnValues): () => void {
  valueListeners.add(listener)
  return () => valueListeners.delete(listener)
}

/** Returns a function that stops listening. */
export function onJackpotFall(listener: OnFall): () => void {
  fallListeners.add(listener)
  return () => fallListeners.delete(listener)
}

/** Tells the listeners; false for a frame of another kind. */
export function tellOfJackpots(frame: ServerFrame): boolean {
  if (frame[0] === FRAME.jackpots) for (const listener of valueListeners) listener(frame[1])
  else if (frame[0] === FRAME.jackpotFell) for (const listener of fallListeners) listener(frame[1])
  else return false
  return true
}
