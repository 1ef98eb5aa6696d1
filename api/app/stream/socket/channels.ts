/**
 * The public channels of this process. Brands that offer the matches as they are share each channel; a brand has its own
 * from its first layer on.
 */
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import { offerOf } from '#book/offer/offers'
import { Channel } from '#stream/socket/channel'
import type { StreamClient } from '#stream/socket/client'

export class Channels {
  readonly #channels = new Map<string, Channel>()
  /** Brands that have had a layer since the start. */
  readonly #ownSites = new Set<number>()

  get size(): number {
    return this.#channels.size
  }

  values(): IterableIterator<Channel> {
    return this.#channels.values()
  }

  /** The channel of this name for the client's brand; undefined when nobody reads it. */
  find(client: StreamClient, name: StreamChannel): Channel | undefined {
    return this.#channels.get(keyOf(name, this.#brandOf(client)))
  }

  /** The same, made when there is none. */
  open(client: StreamClient, name: StreamChannel): Channel {
    this.part(client.identity.siteId)
    return this.#make(name, this.#brandOf(client))
  }

  /** Gives a brand with a layer channels of its own; its clients go on there where they are. */
  part(siteId: number): void {
    if (this.#ownSites.has(siteId) || offerOf(siteId) === null) return
    this.#ownSites.add(siteId)
    for (const channel of [...this.#channels.values()]) {
      for (const [client, subscription] of channel.subscribers) {
        if (client.identity.siteId !== siteId) continue
        channel.subscribers.delete(client)
        this.#make(channel.name, siteId).take(client, subscription)
      }
    }
  }

  drop({ name, siteId }: Channel): void {
    this.#channels.delete(keyOf(name, siteId))
  }

  clear(): void {
    this.#channels.clear()
    this.#ownSites.clear()
  }

  #make(name: StreamChannel, siteId: number | null): Channel {
    const key = keyOf(name, siteId)
    let channel = this.#channels.get(key)
    if (!channel) this.#channels.set(key, (channel = new Channel(name, siteId)))
    return channel
  }

  #brandOf({ identity: { siteId } }: StreamClient): number | null {
    return this.#ownSites.has(siteId) ? siteId : null
  }
}

const keyOf = (name: StreamChannel, siteId: number | null): string =>
  siteId === null ? name : `${siteId}/${name}`
