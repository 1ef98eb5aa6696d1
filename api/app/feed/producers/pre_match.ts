/** Producers that price matches before they start. */

const PRE_MATCH_PRODUCERS: ReadonlySet<string> = new Set(['uof:3', 'betbalancer:pre'])
const PULLED: ReadonlySet<string> = new Set(['betbalancer:pre'])

/** Another one speaks of the match in play; what this one calls a price then is of before. */
export const isPreMatchProducer = (producer: string): boolean => PRE_MATCH_PRODUCERS.has(producer)

/** What is pulled has no alive: it cannot fall silent, and locks nothing. */
export const isPulled = (producer: string): boolean => PULLED.has(producer)
