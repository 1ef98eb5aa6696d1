import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import {
  isForDeposit,
  isForLoss,
  type BonusCategory,
} from '@grandstand/shared-types/bonuses/categories'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { dueOf, grantedOf } from '@grandstand/shared-types/bonuses/worth'
import { nameOfType } from '@grandstand/shared-types/markets/names/fill_name'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { Box } from '@mui/material'
import { useLocale, useTranslate } from 'ra-core'
import { asLocale } from '../../i18n/languages.ts'
import { useFormat } from '../../format/useFormat.ts'
import { formatPercent } from '../../record/inputs/percentText.ts'
import { useMarketTypeViews } from '../markets/useMarketTypeViews.ts'

interface BonusSentencesProps {
  terms: BonusTerms
  category: BonusCategory
}

/** The terms as an offer reads: sentences, and an example with amounts. */
export function BonusSentences({ terms, category }: BonusSentencesProps) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, fontSize: 14 }}>
      {useSentences(terms, category).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  )
}

const EXAMPLE_MINOR = 100_000

function useSentences(terms: BonusTerms, category: BonusCategory): string[] {
  const translate = useTranslate()
  const format = useFormat()
  const views = useMarketTypeViews(asLocale(useLocale()))
  const say = (name: string, params: Record<string, string | number> = {}) =>
    translate(`bonuses.says.${name}`, params)
  const money = (minor: number) => format.money(minor, terms.currency)
  const percent = (milli: number) => formatPercent(milli, format.locale)
  const isFreeBet = category === 'freeBet'
  const hasBase = isForDeposit(category) || isForLoss(category)
  const baseMinor = Math.max(EXAMPLE_MINOR, terms.leastBaseMinor)
  const granted = grantedOf(terms, baseMinor)
  const due = dueOf(granted, terms.multiplierMilli)
  const share = (name: string, milli: number) =>
    `${name} ${translate('bonuses.percent', { percent: percent(milli) })}`
  const counts = PRODUCTS.filter((product) => (terms.counts[product] ?? 0) > 0).map((product) =>
    share(format.value('product', product), terms.counts[product] ?? 0)
  )
  const lobbies = terms.lobbies.map(({ lobby, percentMilli }) =>
    share(format.value('lobby', lobby), percentMilli)
  )
  const marketTypes = terms.marketTypes.map(({ marketTypeId, percentMilli }) =>
    share(
      nameOfType(views.find(({ id }) => id === marketTypeId)?.name ?? `#${marketTypeId}`),
      percentMilli
    )
  )
  const sentences = [
    terms.percentMilli > 0 &&
      say(`share.${hasBase ? category : 'other'}`, { percent: percent(terms.percentMilli) }),
    terms.amountMinor > 0 &&
      say(isFreeBet ? 'freeBet' : 'fixed', { amount: money(terms.amountMinor) }),
    terms.percentMilli > 0 &&
      terms.highestMinor > 0 &&
      say('highest', { amount: money(terms.highestMinor) }),
    hasBase &&
      terms.leastBaseMinor > 0 &&
      say('leastBase', { amount: money(terms.leastBaseMinor) }),
    (hasBase || category === 'registration') &&
      terms.periodDays > 0 &&
      say('period', { smart_count: terms.periodDays }),
    !isFreeBet &&
      (terms.multiplierMilli === 0
        ? say('atOnce')
        : say('wagering', {
            times: percent(terms.multiplierMilli),
            smart_count: terms.validDays,
          })),
    isFreeBet && say('valid', { smart_count: terms.validDays }),
    !isFreeBet && terms.pocket === 'returnableBonus' && say('returnable'),
    !isFreeBet &&
      terms.highestConvertedMinor > 0 &&
      say('highestConverted', { amount: money(terms.highestConvertedMinor) }),
    (terms.leastSelections > 1 || terms.leastOddsMilli > 0) &&
      say(terms.leastOddsMilli > 0 ? 'selections' : 'anySelections', {
        smart_count: Math.max(1, terms.leastSelections),
        odds: formatOdds(terms.leastOddsMilli),
      }),
    !isFreeBet &&
      terms.largestStakeMinor > 0 &&
      say('largestStake', { amount: money(terms.largestStakeMinor) }),
    counts.length > 0 ? say('counts', { list: counts.join(', ') }) : say('countsNothing'),
    lobbies.length > 0 && say('lobbies', { list: lobbies.join(', ') }),
    marketTypes.length > 0 && say('marketTypes', { list: marketTypes.join(', ') }),
    say(`confirmedBy.${terms.confirmedBy}`),
    terms.isOneUse && say('once'),
    !isFreeBet && say(`stacking.${terms.stacking}`),
    terms.countries.length > 0 && say('countries', { list: terms.countries.join(', ') }),
    terms.branches.length > 0 && say('branches', { list: terms.branches.join(', ') }),
    hasBase &&
      granted > 0 &&
      say('example', { base: money(baseMinor), granted: money(granted), due: money(due) }),
  ]
  return sentences.filter((sentence) => sentence !== false)
}
