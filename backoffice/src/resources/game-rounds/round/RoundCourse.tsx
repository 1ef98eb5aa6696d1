import { Box } from '@mui/material'
import type { GameRoundDetail } from '@grandstand/shared-types/wire/games/rounds'
import { useTranslate } from 'ra-core'
import { Dash, Money } from '../../../fields/Money.tsx'
import { RecordLink } from '../../../fields/RecordLink.tsx'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { Time } from '../../../fields/Time.tsx'
import { ValueText } from '../../../fields/ValueText.tsx'
import { stepsOf, type CourseStep } from './steps.ts'

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    md: 'minmax(190px, 1.2fr) minmax(140px, 1fr) 120px 120px minmax(120px, 1fr)',
  },
} as const
const ON_WIDE = { display: { xs: 'none', md: 'block' } } as const

/** The transactions of a round in their order: what each moved, drawn to scale, and where the player stood after it. */
export function RoundCourse({ round: { transactions, currency } }: { round: GameRoundDetail }) {
  const translate = useTranslate()
  const steps = stepsOf(transactions)
  const mostMinor = Math.max(1, ...steps.map(({ movedMinor }) => Math.abs(movedMinor)))
  if (steps.length === 0) return <>{translate('gameRounds.noTransactions')}</>
  return (
    <>
      <Box aria-hidden sx={{ ...ROW, ...HEAD, display: { xs: 'none', md: 'grid' } }}>
        <span>{translate('gameRounds.step')}</span>
        <span />
        <Box sx={{ textAlign: 'end' }}>{translate('gameRounds.moved')}</Box>
        <Box sx={{ textAlign: 'end' }}>{translate('gameRounds.netAfter')}</Box>
        <span>{translate('gameRounds.transaction')}</span>
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <Step key={step.id} {...{ step, mostMinor, currency }} />
        ))}
      </Box>
    </>
  )
}

const HEAD = { pb: 0.75, fontSize: 12, color: 'text.secondary' } as const

interface StepProps {
  step: CourseStep
  /** The largest movement, which fills half of the picture. */
  mostMinor: number
  currency: string
}

function Step({ step, mostMinor, currency }: StepProps) {
  return (
    <Box
      component="li"
      sx={{ ...ROW, py: 1, borderTop: '1px solid', borderColor: 'divider', fontSize: 13 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, fontWeight: 600 }}>
          <ValueText group="gameTransactionKind" code={step.kind} />
          {step.state !== 'done' && <StatusChip group="gameTransactionState" code={step.state} />}
        </Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          <Time hasSeconds at={step.createdAt} />
        </Box>
      </Box>
      <Bar minor={step.movedMinor} mostMinor={mostMinor} />
      <Box sx={{ textAlign: 'end' }}>
        <RecordLink resource="ledger-transfers" id={step.transferId}>
          {step.movedMinor === 0 ? (
            <Dash />
          ) : (
            <Money isMovement minor={step.movedMinor} currency={currency} />
          )}
        </RecordLink>
      </Box>
      <Box sx={{ ...ON_WIDE, textAlign: 'end' }}>
        <Money isMovement minor={step.netMinor} currency={currency} />
      </Box>
      <Box
        component="bdi"
        dir="ltr"
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          fontSize: 12,
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {step.providerTransaction}
      </Box>
    </Box>
  )
}

/** Stakes grow from the middle to the start of the line, wins to its end. */
function Bar({ minor, mostMinor }: { minor: number; mostMinor: number }) {
  const width = `${(Math.abs(minor) / mostMinor) * 50}%`
  return (
    <Box
      aria-hidden
      sx={{
        ...ON_WIDE,
        position: 'relative',
        height: 14,
        borderRadius: '3px',
        bgcolor: (theme) => theme.palette.tokens.raised,
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          ...(minor < 0 ? { insetInlineEnd: '50%' } : { insetInlineStart: '50%' }),
          width,
          borderRadius: '3px',
          bgcolor: minor < 0 ? 'error.main' : 'success.main',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          insetBlock: -2,
          insetInlineStart: '50%',
          width: '1px',
          bgcolor: (theme) => theme.palette.tokens.outline,
        }}
      />
    </Box>
  )
}
