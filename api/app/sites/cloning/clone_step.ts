/** How each room copies its rows of a brand into a new one; the steps are found at the start of the process. */
import { must } from '#core/errors/must'
import type { Trx } from '#core/database/transactions'

export interface Cloning {
  /** The brand to copy. */
  fromId: number
  /** The new one. */
  toId: number
}

export interface CloneStep {
  /** The tables with a `site_id` whose rows it copies. */
  tables: readonly string[]
  copy: (trx: Trx, cloning: Cloning) => Promise<unknown>
  /** Runs after the transaction, for rows that are also kept in memory. */
  afterwards?: () => Promise<void>
}

let known: readonly CloneStep[] | null = null

/** Sets the steps, in the order in which they run. */
export function cloneSitesWith(steps: readonly CloneStep[]): void {
  known = steps
}

export const cloneSteps = (): readonly CloneStep[] => must(known, 'steps of a clone')
