/** How the multiple rises: it doubles in the same time again and again. */

const DOUBLES_MS = 5_000
const STEP_MILLI = 10
const HIGHEST_MILLI = 1_000_000

/** The multiple in thousandths, cut to hundredths, so long after the start. */
export const multipleAt = (elapsedMs: number): number =>
  Math.min(
    HIGHEST_MILLI,
    Math.floor((1000 / STEP_MILLI) * 2 ** (Math.max(0, elapsedMs) / DOUBLES_MS)) * STEP_MILLI
  )

/** How long it takes to reach a multiple, ms. */
export const elapsedAt = (milli: number): number => Math.ceil(Math.log2(milli / 1000) * DOUBLES_MS)
