import type { XmlElement } from '#feed/reading/xml/element'

/** A match with the elements around it. */
export interface PulledMatch {
  match: XmlElement
  tournament: XmlElement
  category: XmlElement
  sport: XmlElement
  sportId: number
  matchKey: string
}
