/** The adapters by name. */
import type { FeedAdapter } from '#feed/messages/events'
import { betbalancer } from '#feed/sources/betbalancer/adapter'
import { recording } from '#feed/sources/recording/adapter'
import { uof } from '#feed/sources/uof/adapter'

const ADAPTERS: ReadonlyMap<string, FeedAdapter> = new Map(
  [betbalancer, uof, recording].map((adapter) => [adapter.name, adapter])
)

export const ADAPTER_NAMES: readonly string[] = [...ADAPTERS.keys()]

/** The adapter of a producer (`uof` for `uof:3`); undefined when there is none. */
export function adapterOf(producer: string): FeedAdapter | undefined {
  const name = /^([a-z]{2,16})(?::[a-z0-9]{1,6})?$/.exec(producer)?.[1]
  return name === undefined ? undefined : ADAPTERS.get(name)
}
