/** Tells the owner of an account that its password was changed. */
import type { Trx } from '#core/database/transactions'
import type User from '#accounts/models/user'

type Tell = (trx: Trx, owner: User) => Promise<void>

let tell: Tell = () => Promise.reject(new Error('no room writes mails'))

/** Sets the function that writes the mail, which a room above provides. */
export function tellOfPasswordsWith(given: Tell): void {
  tell = given
}

/** Writes the notice in the transaction that changes the password. */
export const tellOfPassword = (trx: Trx, owner: User): Promise<void> => tell(trx, owner)
