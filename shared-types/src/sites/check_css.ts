/**
 * Whether styles of a brand's own may stand inside `@layer custom { }`: nothing in them may close that block, load
 * another stylesheet, or name an address that fails `isWebAddress`.
 */
import { isWebAddress } from '../core/web_address.ts'

type CssFault =
  | { kind: 'unbalanced'; line: number }
  /** `piece` is the forbidden part of the text. */
  | { kind: 'forbidden'; piece: string }

const STRING = String.raw`"(?:\\[\s\S]|[^"\\\n\r\f])*"|'(?:\\[\s\S]|[^'\\\n\r\f])*'`
const COMMENT = String.raw`\/\*[\s\S]*?\*\/`
/** An address without quotes ends at the first bracket, whatever it contains. */
const BARE_URL = String.raw`url\(\s*(?!\s*["'])[^)]*\)`
const TOKEN = new RegExp(`${COMMENT}|${STRING}|${BARE_URL}`, 'gi')
const FORBIDDEN = /<\/|<!--|-->|\\|@import|@charset|@namespace|expression\s*\(|-moz-binding/i
const PICTURE = /^data:image\/(?:png|jpeg|webp|avif|gif|svg\+xml)[;,]/

/** Characters of an address that the fault quotes. */
const MOST_SHOWN = 60

const PAIRS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

/** The first fault of the styles; null when they are allowed. */
export function cssFault(css: string): CssFault | null {
  const markup = /<\/style/i.exec(css)
  if (markup) return { kind: 'forbidden', piece: markup[0] }
  // a token is replaced by its line breaks, so that a fault keeps its line
  const bare = css.replace(TOKEN, (token) => token.replace(/[^\n]/g, ' '))
  const forbidden = FORBIDDEN.exec(bare)
  if (forbidden) return { kind: 'forbidden', piece: forbidden[0] }
  const address = addressesOf(css).find((one) => !isShowable(one))
  if (address !== undefined) return { kind: 'forbidden', piece: address.slice(0, MOST_SHOWN) }
  const open = unbalancedAt(bare)
  return open === null ? null : { kind: 'unbalanced', line: css.slice(0, open).split('\n').length }
}

/** The line of an unmatched bracket, string or comment; null without one. */
function unbalancedAt(bare: string): number | null {
  const open: { closing: string; at: number }[] = []
  for (const { 0: sign, index: at } of bare.matchAll(/[{}()[\]"']|\/\*/g)) {
    const closing = PAIRS[sign]
    if (closing !== undefined) open.push({ closing, at })
    else if (open.pop()?.closing !== sign) return at
  }
  return open[0]?.at ?? null
}

/**
 * What may be an address: the text of `url()`, a string in any function that is not known to take other texts, and a string
 * anywhere that looks like an address, because a variable may carry it into a function.
 */
function addressesOf(css: string): string[] {
  const found: string[] = []
  /** Where the open brackets stand. */
  const open: number[] = []
  for (const { 0: token, index } of css.matchAll(TOKEN_OR_BRACKET)) {
    if (token.startsWith('/*')) continue
    if (/^url/i.test(token)) found.push(token.slice('url('.length, -1).trim())
    else if (PAIRS[token] !== undefined) open.push(index)
    else if (token.length === 1) open.pop()
    else {
      const text = unescaped(token.slice(1, -1))
      if (isOfFunction(css, open.at(-1)) || LIKE_AN_ADDRESS.test(text)) found.push(text)
    }
  }
  return found
}

const TOKEN_OR_BRACKET = new RegExp(`${TOKEN.source}|[{}()[\\]]`, 'gi')

const LIKE_AN_ADDRESS = /^\s*(?:(?:https?|ftp|file|wss?|data|blob|javascript):|[\\/]{2})/i

/** Functions whose strings are no addresses. */
const TAKES_TEXTS = /^(?:attr|counters?|format|lang|local|symbols|tech|type|var)$/i

/** Whether the bracket is that of a function that may take an address. */
function isOfFunction(css: string, at: number | undefined): boolean {
  if (at === undefined || css[at] !== '(') return false
  const name = /[\w-]*$/.exec(css.slice(Math.max(0, at - MOST_SHOWN), at))?.[0] ?? ''
  return name !== '' && !TAKES_TEXTS.test(name)
}

/** A string as browsers read it, without its escapes. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(\r\n|[\n\r\f])|(.))/gi, (_, hex, line, sign) => {
    if (line !== undefined) return ''
    const code = Number.parseInt(hex ?? '', 16)
    return hex === undefined ? sign : code > 0x10_ff_ff ? '\ufffd' : String.fromCodePoint(code)
  })

const isShowable = (address: string): boolean =>
  address.startsWith('#') || PICTURE.test(address) || isWebAddress(address)
