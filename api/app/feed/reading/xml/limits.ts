/** How large a feed's document may be in any direction; what is larger is refused while it is being read. */
export const XML_LIMITS = {
  documentBytes: 2 * 1024 * 1024,
  /** Characters of an attribute's value, of a name, or of one run of text. */
  textLength: 16 * 1024,
  attributesPerElement: 64,
  depth: 24,
  elements: 60_000,
} as const
