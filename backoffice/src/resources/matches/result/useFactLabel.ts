import { useTranslate } from 'ra-core'
import { englishOrdinal } from '@grandstand/shared-types/core/ordinal'
import type { NeededFacts } from '@grandstand/shared-types/markets/model/needed_facts'

/** The label of a fact: `periods.3` is the third set, quarter, ... of the sport. */
export function useFactLabel(
  needed: Pick<NeededFacts, 'periodKind' | 'fullTime'>
): (name: string) => string {
  const translate = useTranslate()
  const periodName = (period: string) =>
    period === 'ot' || period === 'pen'
      ? translate(`result.facts.${period}`)
      : translate(`result.periods.${needed.periodKind}`, {
          number: period,
          ordinal: englishOrdinal(Number(period)),
        })
  return (name) => {
    const [group = '', period, detail] = name.split('.')
    if (group === 'periods' && period) return periodName(period)
    if (group === 'tieBreaks' && period) {
      return translate('result.tieBreakOf', { period: periodName(period) })
    }
    if (group === 'statistics' && period && detail) {
      return `${periodName(period)}: ${translate(`result.facts.${detail}`, { _: detail })}`
    }
    if (name === 'fullTime' && needed.fullTime === 'setsWon') {
      return translate(`result.won.${needed.periodKind}`)
    }
    if (name === 'fullTime' && needed.fullTime === 'positions') {
      return translate('result.facts.positions')
    }
    return translate(`result.facts.${name}`, {
      _: translate(`values.factField.${name}`, { _: name }),
    })
  }
}
