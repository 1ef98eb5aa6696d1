/** For this many days a client may repeat a request under its Idempotency-Key; the server keeps the answer longer. */
export const REPEAT_WITHIN_DAYS = 7
