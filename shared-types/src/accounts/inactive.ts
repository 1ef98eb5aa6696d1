/** Accounts of players that were long unused (rules 8.15). */

/** `notice`: the player confirms a notice; `newPassword`: the player chooses a new password by the link of a mail. */
export const INACTIVE_RETURNS = ['notice', 'newPassword'] as const
export type InactiveReturn = (typeof INACTIVE_RETURNS)[number]

export const MOST_INACTIVE_MONTHS = 120

/** Days from the mail to the player until the account counts as inactive. */
export const INACTIVE_NOTICE_DAYS = 14
