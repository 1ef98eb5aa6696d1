import { useTranslate } from 'ra-core'
import { useZoneName } from '../format/zone.ts'

/** By whose clock every time on screen is. */
export function ZoneText() {
  const translate = useTranslate()
  const zone = useZoneName()
  return <>{translate('layout.clock', { zone: zone.replaceAll('_', ' ') })}</>
}
