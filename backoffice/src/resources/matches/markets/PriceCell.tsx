import { useRef, useState } from 'react'
import LockIcon from '@mui/icons-material/LockOutlined'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { Box, IconButton, OutlinedInput, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatOdds, isPrice, parseOdds } from '@grandstand/shared-types/money/odds'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { useSave } from '../../../record/form/useSave.ts'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { PriceFrame } from './MarketFrame.tsx'

interface PriceCellProps {
  outcome: OutcomeRow
  name: string
  /** The short name that fits the cell. */
  label: string
  mayEdit: boolean
  onChanged: () => void
}

/** One price: edited in its cell, sent by Enter or on leaving the field, undone by Escape. */
export function PriceCell({ outcome, name, label, mayEdit, onChanged }: PriceCellProps) {
  const { save, isPending } = useSave('outcomes', outcome, onChanged)
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
            onSave={(oddsMilli) => save({ oddsMilli })}
          />
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
  const milli = parseOdds(text)
  const isFaulty = milli === null || !isPrice(milli)

  const commit = () => {
    if (isCancelled.current || text === current) {
      isCancelled.current = false
      setText(current)
      return
    }
    if (isFaulty || milli === outcome.oddsMilli) setText(current)
    else onSave(milli)
  }

  return (
    <OutlinedInput
      value={text}
      size="small"
      disabled={isDisabled}
      error={isFaulty}
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
        'flex': 1,
        'minWidth': 0,
        'maxWidth': 120,
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
        'maxLength': 8,
      }}
    />
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
