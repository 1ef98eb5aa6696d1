/** What a frame of another site (a payment, a game) and the page around it agree on. */

/** Width and height of the frame of a payment, px (rules 9.13). */
export const PAYMENT_FRAME = { widthPx: 640, heightPx: 480 } as const
/** Longest wait for a frame's page, ms. */
export const FRAME_TIMEOUT_MS = 15_000
/** A frame's page posts this message to its parent when it is done, and is then closed. */
export const FRAME_CLOSE = 'grandstand.close'
/**
 * A game posts the first message when it plays a round, and the second once it has shown what came of it. Between them the
 * page around it shows no new balance, which would tell the result; at most for as long as `LONGEST_ROUND_MS`.
 */
export const FRAME_ROUND = 'grandstand.round'
export const FRAME_SHOWN = 'grandstand.shown'
export const LONGEST_ROUND_MS = 60_000

/** The answer that opens a frame. */
export interface FrameAnswer {
  /** A web address, or HTML where the text looks like no web address. */
  content: string
  /** Origins from which the address may come, such as `https://pay.example`. */
  origins: readonly string[]
}
