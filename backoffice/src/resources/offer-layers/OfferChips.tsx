import { useTranslate } from 'ra-core'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useOfferLayers } from './useOfferLayers.ts'

interface OfferChipsProps {
  match: { id: number; sportId: number; tournamentId: number; categoryId?: number }
}

/** Beside the name of a match: that this brand hides or suspends it. */
export function OfferChips({ match }: OfferChipsProps) {
  const translate = useTranslate()
  const { rowOf } = useOfferLayers()
  const own = rowOf({ scope: 'match', scopeId: match.id })
  const above = [
    rowOf({ scope: 'tournament', scopeId: match.tournamentId }),
    match.categoryId === undefined
      ? undefined
      : rowOf({ scope: 'category', scopeId: match.categoryId }),
    rowOf({ scope: 'sport', scopeId: match.sportId }),
  ]
  const isHidden = [own, ...above].some((row) => row?.isHidden)
  return (
    <>
      {isHidden && <ToneChip tone="bad" text={translate('offerLayers.hiddenHere')} />}
      {own?.isSuspended && <ToneChip tone="warn" text={translate('offerLayers.suspendedHere')} />}
    </>
  )
}
