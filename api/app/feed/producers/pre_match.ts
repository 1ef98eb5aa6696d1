/** Producers that price matches before they start. */

const PRE_MATCH_PRODUCERS: ReadonlySet<string> = new Set(['uof:3', 'betbalancer:pre'])
const PULLED: ReadonlySet<string> = new Set(['betbalancer:pre'])

/** Another producer prices the match in play, so a price of this producer is an old one by then. */
export const isPreMatchProducer = (producer: string): boolean => PRE_MATCH_PRODUCERS.has(producer)

/** Pulled documents carry no `alive`: the producer cannot fall silent, and locks nothing. */
export const isPulled = (producer: string): boolean => PULLED.has(producer)
