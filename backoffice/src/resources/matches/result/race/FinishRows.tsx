import { useRef, type KeyboardEvent } from 'react'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { FinishRow } from './FinishRow.tsx'
import { finishTyped, ofOrder, type NamedFault, type OrderDraft } from './orderDraft.ts'
import { fieldOf } from '../../race/useRaceField.ts'

interface FinishRowsProps {
  field: RaceFieldView
  draft: OrderDraft
  faults: readonly NamedFault[]
  /** Numbers of the runners whose starting price cannot be read. */
  faultyPrices: ReadonlySet<number>
  onChange: (draft: OrderDraft) => void
}

/** Every runner that ran, with how it ended. The same position twice is a dead heat. */
export function FinishRows({ field, draft, faults, faultyPrices, onChange }: FinishRowsProps) {
  const translate = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const numbers = new Set(ofOrder(fieldOf(field)))
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || target.dataset['finish'] === undefined) return
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    const inputs = [
      ...(list.current?.querySelectorAll<HTMLInputElement>('input[data-finish]:enabled') ?? []),
    ]
    inputs[inputs.indexOf(target) + step]?.focus()
  }
  return (
    <>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{translate('race.finish.hint')}</Box>
      <Box
        component="ul"
        ref={list}
        aria-label={translate('race.finish.order')}
        onKeyDown={onKeyDown}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {field.runners
          .filter(({ number }) => numbers.has(number))
          .map((runner) => (
            <FinishRow
              key={runner.number}
              runner={runner}
              kind={field.kind}
              value={finishTyped(draft, runner.number)}
              price={draft.prices[runner.number] ?? ''}
              isPriceFaulty={faultyPrices.has(runner.number)}
              onPrice={(price) =>
                onChange({ ...draft, prices: { ...draft.prices, [runner.number]: price } })
              }
              faults={faults
                .filter((fault) => fault.runner === runner.number)
                .map(({ reason }) => translate(`raceReasons.${reason}`))}
              onChange={(value) =>
                onChange({ ...draft, finishes: { ...draft.finishes, [runner.number]: value } })
              }
            />
          ))}
      </Box>
    </>
  )
}
