import { useTranslate } from 'ra-core'
import { Dash } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { returnPer10000 } from './reportSums.ts'

/** The part of the stakes that went back to players, in percent; a dash without stakes. */
export function ReturnText({ stakeMinor, winMinor }: { stakeMinor: number; winMinor: number }) {
  const translate = useTranslate()
  const format = useFormat()
  const part = returnPer10000(stakeMinor, winMinor)
  if (part === null) return <Dash />
  return (
    <bdi dir="ltr">{translate('gameRounds.report.percent', { percent: format.amount(part) })}</bdi>
  )
}
