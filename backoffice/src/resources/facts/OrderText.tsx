import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { finishOf } from '@grandstand/shared-types/racing/finish/order'
import type { RaceResult } from '@grandstand/shared-types/racing/finish/race_result'
import { Dash } from '../../fields/Money.tsx'
import { usePlaceName } from './usePlaceName.ts'

interface OrderTextProps {
  race: RaceResult
  /** `7 Hellavashock`, by number; a runner without a name is its number. */
  runners: ReadonlyMap<number, string>
}

/** An order of finish in a line or two: places with their runners, then those without one. */
export function OrderText({ race: { status, order }, runners }: OrderTextProps) {
  const translate = useTranslate()
  const placeName = usePlaceName()
  if (status !== 'ran') return <Dash />
  const nameOf = (number: number) => runners.get(number) ?? String(number)
  const positions = new Map(
    order.map(({ runner, finishingPosition }) => [runner, finishingPosition])
  )
  const places = finishOf(order).map((tied) => {
    const position = positions.get(tied[0] ?? 0) ?? 1
    return [placeName(position, tied.length > 1), tied] as const
  })
  const without = (['didNotFinish', 'disqualified'] as const).flatMap((outcome) => {
    const numbers = order.filter((entry) => entry.outcome === outcome).map(({ runner }) => runner)
    return numbers.length > 0 ? [[translate(`race.finish.short.${outcome}`), numbers] as const] : []
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 180 }}>
      {[...places, ...without].map(([name, numbers]) => (
        <span key={name}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>{' '}
          <bdi>{numbers.map(nameOf).join(', ')}</bdi>
        </span>
      ))}
    </Box>
  )
}
