import { useTranslate } from 'ra-core'
import type { NeededFacts } from '@grandstand/shared-types/markets/needed_facts'

/** A fact's name in words: `periods.3` is the third set, quarter, ... of the sport. */
export function useFactLabel(
  needed: Pick<NeededFacts, 'periodKind' | 'fullTime'>
): (name: string) => string {
  const translate = useTranslate()
  return (name) => {
    const period = /^periods\.(.+)$/.exec(name)?.[1]
    if (period === 'ot' || period === 'pen') return translate(`result.facts.${period}`)
    if (period) return translate(`result.periods.${needed.periodKind}`, { number: period })
    if (name === 'fullTime' && needed.fullTime === 'setsWon') {
      return translate(`result.won.${needed.periodKind}`)
    }
    if (name === 'fullTime' && needed.fullTime === 'positions') {
      return translate('result.facts.positions')
    }
    return translate(`result.facts.${name}`, { _: name })
  }
}
