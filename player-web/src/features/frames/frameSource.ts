import type { FrameAnswer } from '@grandstand/shared-types/wire/frames'

/** What stands in the frame: a page of another site, HTML, or null for an address that is not allowed. */
export type FrameSource =
  | { src: string; origin: string; sandbox: string }
  | { srcDoc: string; sandbox: string }
  | null

const LOOKS_LIKE_ADDRESS = /^\s*(?:https?:)?\/\//i
const SANDBOX = 'allow-scripts allow-forms'
// A tab that the page of another site opens, such as a bank's or the check of a round, is no part of the frame: inside
// the sandbox, browsers leave a page that keeps its windows apart (COOP) blank.
const OF_ANOTHER_SITE = `${SANDBOX} allow-same-origin allow-popups allow-popups-to-escape-sandbox`

/**
 * A text that looks like a web address is one, any other is HTML (rules 9.13). A page of this very site would get out of
 * its sandbox, so it keeps no origin; neither does HTML.
 */
export function frameSource({ content, origins }: FrameAnswer, ownAddress: string): FrameSource {
  if (!LOOKS_LIKE_ADDRESS.test(content)) return { srcDoc: content, sandbox: SANDBOX }
  if (!URL.canParse(content.trim(), ownAddress)) return null
  const { href, origin, username } = new URL(content.trim(), ownAddress)
  if (!origins.includes(origin) || username !== '') return null
  return origin === new URL(ownAddress).origin
    ? { src: href, origin: 'null', sandbox: SANDBOX }
    : { src: href, origin, sandbox: OF_ANOTHER_SITE }
}
