/** Texts by language as a form holds them, with null for each language that was left empty. */
export function writtenTexts(texts: unknown): Record<string, unknown> {
  const all: [string, unknown][] =
    typeof texts === 'object' && texts !== null ? Object.entries(texts) : []
  return Object.fromEntries(all.map(([code, text]) => [code, isWritten(text) ? text : null]))
}

const isWritten = (text: unknown): boolean =>
  typeof text === 'object' && text !== null && Object.values(text).some(Boolean)
