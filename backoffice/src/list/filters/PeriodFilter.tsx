import { useState } from 'react'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { Box, Button, MenuItem, MenuList, Popover } from '@mui/material'
import { useInput, useResourceContext, useTranslate } from 'ra-core'
import { PERIODS, periodBounds, periodOf } from '../../format/period.ts'
import { dayBound } from '../../format/time.ts'
import { useNow } from '../../format/useNow.ts'
import { useFormat } from '../../format/useFormat.ts'
import { asDay, DAY } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'

interface PeriodFilterProps {
  /** Name of a time field; the filter sets its `_gte` and `_lte`, epoch milliseconds. */
  source: string
}

/** A range of days: by name, or from one day to another. */
export function PeriodFilter({ source }: PeriodFilterProps) {
  const translate = useTranslate()
  const format = useFormat()
  const resource = useResourceContext() ?? ''
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { field: from } = useInput({ source: `${source}_gte` })
  const { field: to } = useInput({ source: `${source}_lte` })
  const now = useNow()
  const period = periodOf(from.value, to.value, now)
  const name = translate(`resources.${resource}.fields.${source}`)
  const isSet = typeof from.value === 'number' || typeof to.value === 'number'

  const set = (first: number | '', last: number | '') => {
    from.onChange(first)
    to.onChange(last)
  }
  const choose = (first: number | '', last: number | '') => {
    set(first, last)
    setAnchor(null)
  }
  const shown = () => {
    if (period) return translate(`period.${period}`)
    const [first, last] = [from.value, to.value].map((at) =>
      typeof at === 'number' ? format.day(at) : ''
    )
    if (first && last) return first === last ? first : `${first} – ${last}`
    if (first) return translate('period.from', { from: first })
    return last ? translate('period.to', { to: last }) : translate('period.any')
  }
  const range = shown()
  return (
    <>
      <Button
        color={isSet ? 'primary' : 'inherit'}
        variant="outlined"
        startIcon={<CalendarIcon sx={{ '&&': { fontSize: 16 } }} />}
        aria-haspopup="dialog"
        aria-label={translate('period.label', { name, range })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 40, fontWeight: isSet ? 600 : 400 }}
      >
        {isSet ? range : name}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': name } }}
      >
        <Box sx={{ width: 240 }}>
          <MenuList dense>
            <MenuItem selected={!isSet} onClick={() => choose('', '')}>
              {translate('period.any')}
            </MenuItem>
            {PERIODS.map((known) => {
              const bounds = periodBounds(known, now)
              return (
                <MenuItem
                  key={known}
                  selected={known === period}
                  onClick={() => choose(bounds.from, bounds.to)}
                >
                  {translate(`period.${known}`)}
                </MenuItem>
              )
            })}
          </MenuList>
          <Box sx={{ px: 2, pb: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
            <Day
              label={translate('list.from')}
              value={from.value}
              onChange={(day) => set(dayBound(day, 'first') ?? '', to.value)}
            />
            <Day
              label={translate('list.to')}
              value={to.value}
              onChange={(day) => set(from.value, dayBound(day, 'last') ?? '')}
            />
          </Box>
        </Box>
      </Popover>
    </>
  )
}

interface DayProps {
  label: string
  /** Epoch milliseconds within the day. */
  value: unknown
  /** The empty text clears this end of the range. */
  onChange: (day: string) => void
}

/** One end of the range; a text that is not a day does not filter. */
function Day({ label, value, onChange }: DayProps) {
  return (
    <TypedField
      notation={DAY}
      label={label}
      value={asDay(value)}
      onChange={(day) => {
        if (day === null || DAY.isValue(day)) onChange(day ?? '')
      }}
    />
  )
}
