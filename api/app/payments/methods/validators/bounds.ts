import { amountMinor } from '#core/requests/validation'

/** Bounds of an amount; 0 for none. */
export const bounds = () => ({ minMinor: amountMinor(0), maxMinor: amountMinor(0) })
