/** The affiliate's link by which a visitor came: its click is counted once, and kept until the registration (rules 16.2, 16.3). */
import {
  countedClick,
  isWithinWindow,
  USUAL_ATTRIBUTION,
  type Attribution,
  type ClickAnswer,
  type LinkClick,
} from '@grandstand/shared-types/affiliates/attribution'
import { readLinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { readStored, writeStored } from '../../ui/storedJson.ts'

const KEY = 'affiliateClicks'
const MOST_NUMBERS = 20

interface Clicks {
  /** The click that a registration belongs to; its code counted when it was kept. */
  kept: LinkClick | null
  /** The latest click of which the server has not said yet whether its code counts. */
  missed: LinkClick | null
  /** The brand's rule, as its server said last. */
  rule: Attribution
  /** A random number of this browser for each link, by its code. */
  numbers: Record<string, { clickId: string }>
}

/** As long as the page is open, where the browser stores nothing. */
let remembered: Clicks | null = null

function storeClicks(clicks: Clicks): void {
  remembered = writeStored(KEY, clicks) ? null : clicks
}

function storedClicks(): Clicks {
  const stored = (readStored(KEY) ?? remembered) as Partial<Clicks> | null
  const { rule = USUAL_ATTRIBUTION, numbers = {} } = stored ?? {}
  return { kept: clickIn(stored?.kept), missed: clickIn(stored?.missed), rule, numbers }
}

const clickIn = (stored: LinkClick | null | undefined): LinkClick | null =>
  typeof stored?.code === 'string' ? stored : null

const newClickId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')

/** Counts a click; null where the server did not answer. */
async function count(code: string, before: Clicks, clickId: string): Promise<ClickAnswer | null> {
  try {
    const kept = before.kept && { kept: before.kept.code }
    return await call('POST /v1/affiliate-clicks', { body: { code, clickId, ...kept } })
  } catch {
    // the registration asks again: a click is worth no message to the visitor
    return null
  }
}

/**
 * Counts a click and keeps it by the brand's rule, if its code counts. The server counts each number once. Resolves to the code
 * that a registration belongs to; empty for none.
 */
export async function keepClick(code: string, at = Date.now()): Promise<string> {
  const before = storedClicks()
  const number = before.numbers[code] ?? { clickId: newClickId() }
  const latest = Object.entries({ ...before.numbers, [code]: number }).slice(-MOST_NUMBERS)
  const numbers = Object.fromEntries(latest)
  const click = { code, at }
  storeClicks({ ...before, numbers, missed: click })
  const answer = await count(code, before, number.clickId)
  if (answer) {
    const { touch, windowDays } = answer
    // another tab may have kept a link meanwhile, whose code counts
    const now = storedClicks()
    const isSame = now.kept?.at === before.kept?.at && now.kept?.code === before.kept?.code
    const kept = isSame
      ? countedClick(before.kept, click, answer)
      : countedClick(now.kept, click, { ...answer, keptCounts: true })
    const missed = now.missed && now.missed.at > at ? now.missed : null
    storeClicks({
      kept,
      missed,
      rule: { touch, windowDays },
      numbers: { ...now.numbers, ...numbers },
    })
  }
  return keptCode() || missedCode()
}

/** Keeps the link of an address with `?ref=`; any other text than a link's code is left alone. */
export function keepReference(query: string): void {
  const code = referenceIn(query)
  if (code) void keepClick(code)
}

function referenceIn(query: string): string {
  const code = new URLSearchParams(query).get('ref')?.toLowerCase() ?? ''
  return readLinkCode(code) ? code : ''
}

const codeOf = (click: LinkClick | null, rule: Attribution): string =>
  click && isWithinWindow(click, rule, Date.now()) ? click.code : ''

function keptCode(): string {
  const { kept, rule } = storedClicks()
  return codeOf(kept, rule)
}

function missedCode(): string {
  const { missed, rule } = storedClicks()
  return codeOf(missed, rule)
}

/**
 * The code for the registration: a kept one or that of the address, by the brand's rule. Where the server knows neither, the
 * address's is passed on as it is.
 */
export function useAffiliateLink(affcode: string): string {
  const [code, setCode] = useState(
    () => keptCode() || affcode || referenceIn(window.location.search) || missedCode()
  )
  useEffect(() => {
    const typed = affcode.toLowerCase()
    const link = readLinkCode(typed) ? typed : referenceIn(window.location.search)
    const asked = link ? { code: link, at: Date.now() } : storedClicks().missed
    if (asked) void keepClick(asked.code, asked.at).then((kept) => setCode(kept || affcode || link))
  }, [affcode])
  return code
}
