/** The channel of draws: each draw as it changes, to whoever looks. It has no snapshot, since the API lists the draws. */
import { FRAME } from '@grandstand/shared-types/stream/frames'
import { bus } from '#core/bus'
import { encodeFrame, type StreamClient } from '#stream/socket/client'

export class DrawChannel {
  readonly #clients = new Set<StreamClient>()
  #stop: (() => void) | null = null

  start(): void {
    this.#stop = bus.on('drawChanged', ({ draw, ownSiteId }) => {
      if (this.#clients.size === 0) return
      const bytes = encodeFrame([FRAME.draw, draw])
      for (const client of this.#clients) {
        const isFor = ownSiteId === null || ownSiteId === client.identity.siteId
        if (isFor && !client.isBlocked()) client.send(bytes)
      }
    })
  }

  stop(): void {
    this.#stop?.()
    this.#clients.clear()
  }

  join(client: StreamClient): void {
    this.#clients.add(client)
  }

  leave(client: StreamClient): void {
    this.#clients.delete(client)
  }
}
