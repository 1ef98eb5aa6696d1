/** The affiliate's link by which a visitor came: its click is counted once, and its code kept until the registration. */
import { readLinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { readStored, writeStored } from '../../ui/storedJson.ts'

const KEY = 'affiliateLink'
const KEPT_MS = 30 * 86_400_000

interface KeptLink {
  code: string
  clickId: string
  at: number
  isCounted: boolean
}

function keptLink(): KeptLink | null {
  const kept = readStored(KEY)
  if (typeof kept !== 'object' || kept === null) return null
  const { code, clickId, at, isCounted } = kept as Partial<KeptLink>
  if (typeof code !== 'string' || typeof clickId !== 'string' || typeof at !== 'number') return null
  const isFresh = Date.now() - at < KEPT_MS
  return isFresh ? { code, clickId, at, isCounted: isCounted === true } : null
}

const newClickId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')

/**
 * The code for the registration: that of the address, else the kept one of the last thirty days. A new code is kept with a
 * random number of this browser's own and counted as a click; a code that no link can have is passed on as it is.
 */
export function useAffiliateLink(affcode: string): string {
  const code = affcode.toLowerCase()
  useEffect(() => {
    if (code === '' || !readLinkCode(code)) return
    const kept = keptLink()
    const link =
      kept?.code === code ? kept : { code, clickId: newClickId(), at: Date.now(), isCounted: false }
    writeStored(KEY, link)
    if (link.isCounted) return
    call('POST /v1/affiliate-clicks', { body: { code, clickId: link.clickId } }).then(
      () => writeStored(KEY, { ...link, isCounted: true }),
      // the next visit counts it: a click is worth no message to the visitor
      () => {}
    )
  }, [code])
  return affcode || (keptLink()?.code ?? '')
}
