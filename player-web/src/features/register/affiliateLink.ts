/** The affiliate's link by which a visitor came: its click is counted once, and kept until the registration (rules 16.2, 16.3). */
import {
  attributedClick,
  isWithinWindow,
  USUAL_ATTRIBUTION,
  type Attribution,
  type LinkClick,
} from '@grandstand/shared-types/affiliates/attribution'
import { readLinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { readStored, writeStored } from '../../ui/storedJson.ts'

const KEY = 'affiliateClicks'
const MOST_NUMBERS = 20

interface Clicks {
  /** The click that a registration belongs to. */
  kept: LinkClick | null
  /** The brand's rule, as its server said last. */
  rule: Attribution
  /** A random number of this browser for each link, by its code, and whether its click was counted. */
  numbers: Record<string, { clickId: string; isCounted: boolean }>
}

function storedClicks(): Clicks {
  const stored = readStored(KEY) as Partial<Clicks> | null
  const { kept = null, rule = USUAL_ATTRIBUTION, numbers = {} } = stored ?? {}
  return { kept: typeof kept?.code === 'string' ? kept : null, rule, numbers }
}

const newClickId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')

/** Counts a click; null where the server did not answer. */
async function count(code: string, clickId: string): Promise<Attribution | null> {
  try {
    return await call('POST /v1/affiliate-clicks', { body: { code, clickId } })
  } catch {
    // the next visit counts it: a click is worth no message to the visitor
    return null
  }
}

/** Keeps a click by the brand's rule and counts it, once for each link. Resolves to the code that a registration belongs to. */
export async function keepClick(code: string): Promise<string> {
  const at = Date.now()
  const before = storedClicks()
  const number = before.numbers[code] ?? { clickId: newClickId(), isCounted: false }
  const keep = (rule: Attribution, isCounted: boolean): string => {
    const kept = attributedClick(before.kept, { code, at }, rule)
    const numbers = { ...before.numbers, [code]: { ...number, isCounted } }
    const latest = Object.fromEntries(Object.entries(numbers).slice(-MOST_NUMBERS))
    writeStored(KEY, { kept, rule, numbers: latest })
    return kept.code
  }
  const known = keep(before.rule, number.isCounted)
  if (number.isCounted) return known
  const rule = await count(code, number.clickId)
  return rule ? keep(rule, true) : known
}

/** Keeps the link of an address with `?ref=`; any other text than a link's code is left alone. */
export function keepReference(query: string): void {
  const code = new URLSearchParams(query).get('ref')?.toLowerCase() ?? ''
  if (readLinkCode(code)) void keepClick(code)
}

function keptCode(): string {
  const { kept, rule } = storedClicks()
  return kept && isWithinWindow(kept, rule, Date.now()) ? kept.code : ''
}

/**
 * The code for the registration: that of the address or a kept one, by the brand's rule. A code that no link can have is passed
 * on as it is.
 */
export function useAffiliateLink(affcode: string): string {
  const [code, setCode] = useState(() => affcode || keptCode())
  useEffect(() => {
    const link = affcode.toLowerCase()
    if (readLinkCode(link)) void keepClick(link).then(setCode)
  }, [affcode])
  return code
}
