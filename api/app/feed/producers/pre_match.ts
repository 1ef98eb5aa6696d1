/** Producers that price matches before they start. */

const PRE_MATCH_PRODUCERS: ReadonlySet<string> = new Set(['uof:3', 'betbalancer:pre'])
const PULLED: ReadonlySet<string> = new Set(['betbalancer:pre'])

/**
 * Whether the producer only prices matches before they start. Another producer prices the match in play, so prices of
 * this one are old by then.
 */
export const isPreMatchProducer = (producer: string): boolean => PRE_MATCH_PRODUCERS.has(producer)

/**
 * Whether documents of the producer are pulled: they carry no `alive`, so the producer cannot fall silent and locks
 * nothing.
 */
export const isPulled = (producer: string): boolean => PULLED.has(producer)
