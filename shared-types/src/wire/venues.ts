/** A row of `GET /v1/venues`. */
export interface VenueRow {
  id: number
  name: string
}
