import { PRINT_WAIT_MS, type PrintStatus } from '@grandstand/shared-types/coupons/model/prints'

interface EarlierPrint {
  status: PrintStatus
  askedAt: number
}

/** The numbers of the next print: it is the original unless an earlier one was printed, or may still be. */
export function numbersAfter(
  before: readonly EarlierPrint[],
  now: number
): { printNumber: number; copyNumber: number } {
  const valid = before.filter(
    ({ status, askedAt }) =>
      status === 'printed' || (status === 'waiting' && now < Number(askedAt) + PRINT_WAIT_MS)
  )
  return { printNumber: before.length + 1, copyNumber: valid.length }
}
