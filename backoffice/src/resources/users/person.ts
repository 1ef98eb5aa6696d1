import type { DealerRow, UserRow } from '@grandstand/shared-types/wire/accounts'

/** A row of users, or of dealers, who have counts of those below too. */
export type PersonRow = UserRow & Partial<Pick<DealerRow, 'childCount' | 'playerCount'>>

export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
