import type { XmlElement } from '#feed/reading/xml/element'

/** A match with the elements that it stands in. */
export interface PulledMatch {
  match: XmlElement
  tournament: XmlElement
  category: XmlElement
  sport: XmlElement
  sportId: number
  matchKey: string
}
