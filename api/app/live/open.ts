import { hub } from '#live/socket/hub'
import { openLiveDoor } from '#live/socket/upgrade'

/** Follows the book and accepts clients; returns a function that ends both. The book must run already. */
export async function openLive(): Promise<() => void> {
  hub.start()
  const closeDoor = await openLiveDoor()
  return () => {
    closeDoor()
    hub.stop()
  }
}
