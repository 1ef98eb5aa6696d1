/** Codes that are worth money to whoever types them: cards, promo codes, vouchers. All doors guess by the same rule. */
import throttle from '#config/throttle'
import { addressKey } from '#core/throttle/address_key'
import { gate, giveBack, takeTry } from '#core/throttle/throttle'

export type MoneyDoor = 'card' | 'promoCode' | 'voucher'

interface Guesser {
  userId: number
  ip: string
}

/**
 * Counts a wrong guess by person and by address before `work` compares the code, and takes it off the counts when `work` has
 * called `isRight`. Sessions of one person count together. Throws 429 `tooManyAttempts` [seconds], and as `work` does.
 */
export async function withMoneyCode<T>(
  door: MoneyDoor,
  { userId, ip }: Guesser,
  work: (isRight: () => void) => Promise<T>
): Promise<T> {
  const { person, address } = throttle.moneyCodeMissed
  const gates = [gate(person, door, userId), gate(address, `${door}Address`, addressKey(ip))]
  await takeTry(...gates)
  let wasRight = false
  try {
    return await work(() => (wasRight = true))
  } finally {
    if (wasRight) await giveBack(...gates)
  }
}
