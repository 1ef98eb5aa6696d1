/** For so many days a client may send a request again under its Idempotency-Key; the server keeps the answer longer. */
export const REPEAT_WITHIN_DAYS = 7
