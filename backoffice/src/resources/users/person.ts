import type { DealerFigures, UserRow } from '@grandstand/shared-types/wire/people/accounts'

/** A row of users; a row of dealers also has the figures of the branch. */
export type PersonRow = UserRow & Partial<DealerFigures>

export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
