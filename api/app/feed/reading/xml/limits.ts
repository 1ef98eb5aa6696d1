/** Limits of a feed's document; a larger document is refused while it is read. */
export const XML_LIMITS = {
  documentBytes: 2 * 1024 * 1024,
  /** Characters of an attribute's value, a name, or one run of text. */
  textLength: 16 * 1024,
  attributesPerElement: 64,
  depth: 24,
  elements: 60_000,
} as const
