import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { finishOf } from '@grandstand/shared-types/racing/finish/order'
import type { RaceResult } from '@grandstand/shared-types/racing/finish/race_result'
import type { RunnerNames } from '../../result/runnerNames.ts'
import { Dash } from '../../../../fields/Money.tsx'
import { usePlaceName } from './usePlaceName.ts'

interface OrderTextProps {
  race: RaceResult
  runners: RunnerNames
}

/** An order of finish in a line or two: places with their runners, then those without one. */
export function OrderText({ race: { status, order }, runners }: OrderTextProps) {
  const translate = useTranslate()
  const placeName = usePlaceName()
  if (status !== 'ran') return <Dash />
  const nameOf = (number: number) => runners.get(number) ?? String(number)
  let position = 1
  const places = finishOf(order).map((tied) => {
    const name = placeName(position, tied.length > 1)
    position += tied.length
    return [name, tied] as const
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
