/** Whether it is this server's turn to take the feeds. */
import { hasRole } from '#config/roles'
import { Lease } from '#core/database/lease'
import { hasNodes } from '#core/nodes/redis'

const LASTS_MS = 5_000

export const feedLease = new Lease('feeds', { lastsMs: LASTS_MS })

/** Taken by a server that Redis answers, but that hears nothing of the feeds: it could take them instead. */
export const wantedLease = new Lease('feeds.wanted', { lastsMs: 3_000 })

let isLeading = false

/** The turn begins once the book is the database's, and ends before this server follows. */
export const feedTurn = {
  get isOn(): boolean {
    return isLeading
  },
  set(isOn: boolean): void {
    isLeading = isOn
  },
}

/** Whether this server takes the feeds' messages now. */
export const takesFeeds = (): boolean =>
  hasNodes() ? isLeading && feedLease.isHeld : hasRole('feed')
