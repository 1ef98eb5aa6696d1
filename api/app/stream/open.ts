import { hub } from '#stream/socket/hub'
import { openStreamDoor } from '#stream/socket/upgrade'

/** Follows the book and accepts clients; returns a function that ends both. The book must run already. */
export async function openStream(): Promise<() => void> {
  hub.start()
  const closeDoor = await openStreamDoor()
  return () => {
    closeDoor()
    hub.stop()
  }
}
