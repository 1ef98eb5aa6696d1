/** Splits money over the accounts that paid for a round (rules 12.4). Pure. */

/** A part of an amount in minor units, and its account. */
export interface Share {
  accountId: number
  amountMinor: number
}

/**
 * Splits `amountMinor` in proportion to the shares, exactly: each part is rounded down, and the units that are left go one
 * by one to the parts that lost most, the first ones first. Null when the shares are nothing together.
 */
export function splitByShare(amountMinor: number, shares: readonly Share[]): Share[] | null {
  const total = shares.reduce((sum, share) => sum + BigInt(share.amountMinor), 0n)
  if (total <= 0n) return null
  const parts = shares.map(({ accountId, amountMinor: share }, index) => {
    const product = BigInt(amountMinor) * BigInt(share)
    return { accountId, index, amountMinor: Number(product / total), rest: product % total }
  })
  let left = parts.reduce((sum, part) => sum - part.amountMinor, amountMinor)
  const byRest = parts.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1
  )
  for (const part of byRest) {
    if (left === 0) break
    part.amountMinor += 1
    left -= 1
  }
  return parts.flatMap(({ accountId, amountMinor: part }) =>
    part === 0 ? [] : [{ accountId, amountMinor: part }]
  )
}

/** The shares with more added to them, or taken away with `sign` -1; accounts without a share are left out. */
export function withShares(
  shares: readonly Share[],
  more: readonly Share[],
  sign: 1 | -1 = 1
): Share[] {
  const sums = new Map(shares.map(({ accountId, amountMinor }) => [accountId, amountMinor]))
  for (const { accountId, amountMinor } of more) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + sign * amountMinor)
  }
  return [...sums].flatMap(([accountId, amountMinor]) =>
    amountMinor === 0 ? [] : [{ accountId, amountMinor }]
  )
}
