import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { NEW_OFFER_CATEGORIES } from '@grandstand/shared-types/wire/betting/rule_lab'
import { useRecordContext } from 'ra-core'
import { TryRuleLink } from './TryRuleLink.tsx'

interface TryOfferLinkProps {
  category: BonusCategory
  terms: BonusTerms
}

/** In the form of an offer: leads to the rule lab with its terms as they are typed; nothing where they cannot be tried. */
export function TryOfferLink({ category, terms }: TryOfferLinkProps) {
  const bonusId = useRecordContext<{ id?: number }>()?.id
  const isTriable =
    bonusId !== undefined || NEW_OFFER_CATEGORIES.some((known) => known === category)
  if (!isTriable) return null
  return (
    <TryRuleLink
      order={{
        rule: 'bonusOffer',
        bonusOffer: { ...(bonusId !== undefined && { bonusId }), category, terms },
      }}
    />
  )
}
