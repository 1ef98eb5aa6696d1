import type { DealerRow, UserRow } from '@grandstand/shared-types/wire/accounts'

/** A row of users; a row of dealers also has the counts of users below. */
export type PersonRow = UserRow & Partial<Pick<DealerRow, 'childCount' | 'playerCount'>>

export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
