import type { MatchUpdate } from '#feed/messages/events'
import type { Complaints } from '#feed/reading/complaints'
import type { XmlElement } from '#feed/reading/xml/element'

/** A match of a LiveOdds document, as its readers get it. */
export interface Reading {
  root: XmlElement
  match: XmlElement
  matchKey: string
  update: MatchUpdate
  complaints: Complaints
}
