import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { finishOf, type OrderOfFinish } from '@grandstand/shared-types/racing/finish/order'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { RunnerLabel } from '../../race/RunnerLabel.tsx'
import { usePlaceName } from '../../../facts/usePlaceName.ts'

interface FinishPictureProps {
  field: RaceFieldView
  order: OrderOfFinish
}

/** The finish as results print it: 1st, =2nd, =2nd, then those without a position. */
export function FinishPicture({ field, order }: FinishPictureProps) {
  const translate = useTranslate()
  const placeName = usePlaceName()
  const known = (number: number) => field.runners.filter((runner) => runner.number === number)
  const others = (['didNotFinish', 'disqualified'] as const).map(
    (outcome) => [outcome, order.filter((entry) => entry.outcome === outcome)] as const
  )
  const at = (tied: readonly number[]) =>
    order.find(({ runner }) => runner === tied[0])?.finishingPosition ?? 0
  return (
    <Box
      component="ol"
      aria-label={translate('race.finish.picture')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {finishOf(order).flatMap((tied) =>
        tied.flatMap((number) =>
          known(number).map((runner) => (
            <FinishLine
              key={number}
              name={placeName(at(tied), tied.length > 1)}
              isFirst={at(tied) === 1}
            >
              <RunnerLabel runner={runner} kind={field.kind} />
            </FinishLine>
          ))
        )
      )}
      {others.flatMap(([outcome, entries]) =>
        entries.flatMap(({ runner: number }) =>
          known(number).map((runner) => (
            <FinishLine key={number} name={translate(`race.finish.short.${outcome}`)}>
              <RunnerLabel runner={runner} kind={field.kind} isOut />
            </FinishLine>
          ))
        )
      )}
    </Box>
  )
}

interface FinishLineProps {
  name: string
  isFirst?: boolean
  children: ReactNode
}

function FinishLine({ name, isFirst = false, children }: FinishLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '84px minmax(0, 1fr)',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        ...(isFirst && { bgcolor: (theme) => theme.palette.tokens.goodTint }),
      }}
    >
      <Box sx={{ fontWeight: 700, color: isFirst ? 'success.main' : 'text.secondary' }}>{name}</Box>
      {children}
    </Box>
  )
}
