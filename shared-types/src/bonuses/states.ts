/** States of requests and grants (rules 15.2, 15.3). */

/** Status of a request at the API's edge, as the specification numbers it. */
export const BONUS_REQUEST_STATUS = { waiting: 0, confirmed: 1, cancelled: 2 } as const
export type BonusRequestState = keyof typeof BONUS_REQUEST_STATUS
export type BonusRequestStatus = (typeof BONUS_REQUEST_STATUS)[BonusRequestState]
export const BONUS_REQUEST_STATES = Object.keys(BONUS_REQUEST_STATUS) as BonusRequestState[]

/**
 * `running`: its stakes count; `held`: wagered, and waiting for staff, who look at what was found (rules 15.11); `met`: wagered, and turned into cash; `forfeited`: given up by a withdrawal or by the player;
 * `expired`: its days are over; `lost`: its pocket is empty and no play of it is open; `cancelled`: taken back by staff.
 */
export const GRANT_STATES = [
  'running',
  'held',
  'met',
  'forfeited',
  'expired',
  'lost',
  'cancelled',
] as const
export type GrantState = (typeof GRANT_STATES)[number]

/** Whether it holds its pocket: it runs, or staff have not decided about it. */
export const isUnended = (state: GrantState): state is 'running' | 'held' =>
  state === 'running' || state === 'held'

/** Where wins of stakes that a bonus paid go, by the state of its grant now. */
export type WinPlace = 'pocket' | 'cash' | 'house'
const WIN_PLACES: Readonly<Record<GrantState, WinPlace>> = {
  running: 'pocket',
  held: 'pocket',
  met: 'cash',
  lost: 'cash',
  forfeited: 'house',
  expired: 'house',
  cancelled: 'house',
}

/** Money that a correction takes back comes from the same place. */
export const winPlaceOf = (state: GrantState): WinPlace => WIN_PLACES[state]
