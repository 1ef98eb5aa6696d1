/** One row of `GET /v1/feed/errors`. */
export interface FeedErrorRow {
  id: number
  producer: string
  reason: string
  detail: string
  createdAt: number
  /** In the single row alone; null where none came. */
  document?: string | null
}
