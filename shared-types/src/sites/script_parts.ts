/** The scripts of a text that staff entered: code, or a vendor's snippet with its script tags. */

/** One script: its own code, or the address of its code, with the attributes that it may have. */
export interface ScriptPart {
  /** Empty for a script with `src`. */
  code: string
  src: string | null
  attributes: Readonly<Record<string, string>>
}

const TAG = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const COMMENT = /<!--[\s\S]*?-->/g
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
/** Attributes that vendors read from their own script. */
const KEPT = /^(?:id|type|data-[\w-]+)$/

/**
 * The scripts of a text, in order; empty for an empty text. Null when a snippet contains anything but scripts, or a
 * script from an address that is not https.
 */
export function scriptParts(text: string): ScriptPart[] | null {
  if (text.trim() === '') return []
  if (!/<script\b/i.test(text)) {
    const isMarkup = text.trimStart().startsWith('<')
    return isMarkup ? null : [{ code: text, src: null, attributes: {} }]
  }
  const tags = text.replace(COMMENT, '')
  if (tags.replace(TAG, '').trim() !== '') return null
  const parts = [...tags.matchAll(TAG)].map(([, sent = '', code = '']) => partOf(sent, code))
  return parts.every((part) => part !== null) ? parts : null
}

function partOf(sent: string, code: string): ScriptPart | null {
  const all = new Map(
    [...sent.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]) => [
      name.toLowerCase(),
      a ?? b ?? c ?? '',
    ])
  )
  const src = all.get('src') ?? null
  if (src !== null && !(src.startsWith('https://') && URL.canParse(src))) return null
  const attributes = Object.fromEntries([...all].filter(([name]) => KEPT.test(name)))
  return { code: src === null ? code : '', src, attributes }
}

/** The origins of the addresses that scripts load from, each once. */
export function originsOf(parts: readonly ScriptPart[]): string[] {
  return [...new Set(parts.flatMap(({ src }) => (src === null ? [] : [new URL(src).origin])))]
}
