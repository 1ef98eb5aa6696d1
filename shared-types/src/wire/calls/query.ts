/** Parts of queries that several calls share. */

/** The language of names in the answer. */
export interface Named {
  lang?: string
}

/** Starts of matches, epoch milliseconds, both inclusive. */
export interface Window {
  from?: number
  to?: number
}

export interface Page {
  offset?: number
  limit?: number
}

export interface DryRun {
  /** Answers with the effect, without carrying it out. */
  dryRun?: 'true'
}
