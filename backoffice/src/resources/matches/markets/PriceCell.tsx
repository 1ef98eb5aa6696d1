import { useId, useRef, useState } from 'react'
import LockIcon from '@mui/icons-material/LockOutlined'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { Box, IconButton, OutlinedInput, Tooltip } from '@mui/material'
import { useNotify, useTranslate } from 'ra-core'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { useSave } from '../../../record/form/useSave.ts'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { PriceFrame } from './MarketFrame.tsx'
import { doubtOf, PRICE_BOUNDS, typedPrice } from './priceDoubt.ts'
import { PriceQuestion } from './PriceQuestion.tsx'
import { PriceSaved } from './PriceSaved.tsx'

interface PriceCellProps {
  outcome: OutcomeRow
  name: string
  /** The short name that fits the cell. */
  label: string
  marketTypeId: number
  /** Prices of the market's other outcomes that can be bet on. */
  othersMilli: readonly number[]
  mayEdit: boolean
  onChanged: () => void
}

/** `fromMilli`: the price that was on screen. */
type PriceChange = OutcomeRow & { fromMilli?: number }

/** How long the way back is offered. */
const UNDO_MS = 15_000

/**
 * One price: edited in its cell, sent by Enter or on leaving the field, undone by Escape, and by a button once it is saved.
 * A price that moves far or loses money is asked about before.
 */
export function PriceCell(props: PriceCellProps) {
  const { outcome, name, label, marketTypeId, othersMilli, mayEdit, onChanged } = props
  const { save, isPending } = useSave<PriceChange>('outcomes', outcome, onChanged)
  const notify = useNotify()
  const [asked, setAsked] = useState<number | null>(null)
  const fromMilli = outcome.oddsMilli
  const doubt =
    asked === null ? null : doubtOf({ marketTypeId, fromMilli, toMilli: asked, othersMilli })

  const set = (toMilli: number) => {
    setAsked(null)
    // neither overwrites a price that came meanwhile
    const onUndo = () => save({ oddsMilli: fromMilli, fromMilli: toMilli })
    save({ oddsMilli: toMilli, fromMilli }, () =>
      notify(<PriceSaved {...{ name, fromMilli, toMilli, onUndo }} />, {
        autoHideDuration: UNDO_MS,
      })
    )
  }
  return (
    <PriceFrame name={name} label={label}>
      {outcome.result ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
          <Box sx={{ fontWeight: 600, fontSize: 13 }}>{formatOdds(outcome.oddsMilli)}</Box>
          <StatusChip group="selectionResult" code={outcome.result} />
        </Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
          <PriceInput
            key={outcome.oddsMilli}
            outcome={outcome}
            name={name}
            isDisabled={!mayEdit || isPending}
            onSave={(toMilli) => {
              if (doubtOf({ marketTypeId, fromMilli, toMilli, othersMilli })) setAsked(toMilli)
              else set(toMilli)
            }}
          />
          {asked !== null && doubt && (
            <PriceQuestion
              {...{ name, fromMilli, doubt }}
              toMilli={asked}
              onCancel={() => setAsked(null)}
              onConfirm={() => set(asked)}
            />
          )}
          {mayEdit && (
            <ActiveButton
              isActive={outcome.active}
              name={name}
              isDisabled={isPending}
              onClick={() => save({ active: !outcome.active })}
            />
          )}
        </Box>
      )}
    </PriceFrame>
  )
}

interface PriceInputProps {
  outcome: OutcomeRow
  name: string
  isDisabled: boolean
  onSave: (oddsMilli: number) => void
}

function PriceInput({ outcome, name, isDisabled, onSave }: PriceInputProps) {
  const translate = useTranslate()
  const current = formatOdds(outcome.oddsMilli)
  const [text, setText] = useState(current)
  const isCancelled = useRef(false)
  const milli = typedPrice(text)
  const faultId = useId()

  const commit = () => {
    if (isCancelled.current || text === current) {
      isCancelled.current = false
      setText(current)
      return
    }
    // what is no price stays, so that the reason below it can be read
    if (milli === null) return
    setText(current)
    if (milli !== outcome.oddsMilli) onSave(milli)
  }

  const input = (
    <OutlinedInput
      value={text}
      size="small"
      disabled={isDisabled}
      error={milli === null}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') isCancelled.current = true
        if (event.key === 'Enter' || event.key === 'Escape') {
          if (event.target instanceof HTMLElement) event.target.blur()
        }
      }}
      sx={{
        'width': '100%',
        '& input': {
          textAlign: 'right',
          fontWeight: 600,
          py: '5px',
          px: 1,
          textDecoration: outcome.active ? 'none' : 'line-through',
        },
      }}
      inputProps={{
        'aria-label': translate('markets.priceOf', { name }),
        'inputMode': 'decimal',
        'autoComplete': 'off',
        ...(milli === null && { 'aria-describedby': faultId }),
      }}
    />
  )
  return (
    <Box sx={{ flex: 1, minWidth: 0, maxWidth: 120 }}>
      {input}
      {milli === null && (
        <Box id={faultId} role="alert" sx={{ color: 'error.main', fontSize: 11, lineHeight: 1.3 }}>
          {translate('markets.priceBounds', PRICE_BOUNDS)}
        </Box>
      )}
    </Box>
  )
}

interface ActiveButtonProps {
  isActive: boolean
  name: string
  isDisabled: boolean
  onClick: () => void
}

function ActiveButton({ isActive, name, isDisabled, onClick }: ActiveButtonProps) {
  const translate = useTranslate()
  const label = translate(isActive ? 'markets.lock' : 'markets.unlock', { name })
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={isDisabled} onClick={onClick}>
          {isActive ? (
            <LockOpenIcon sx={{ fontSize: 16, color: 'text.secondary' }} />
          ) : (
            <LockIcon sx={{ fontSize: 16, color: 'warning.main' }} />
          )}
        </IconButton>
      </span>
    </Tooltip>
  )
}
