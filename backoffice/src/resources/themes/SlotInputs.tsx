import {
  blocksOf,
  SLOTS,
  type PlacedBlock,
  type SlotName,
} from '@grandstand/shared-types/themes/slots'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import { Box, FormControlLabel, IconButton, Switch } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'
import { FoldedSection } from '../../record/page/FoldedSection.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'

/** The blocks of the home page and of the two side columns: which are shown, and in which order. */
export function SlotInputs() {
  const translate = useTranslate()
  return (
    <FoldedSection id="slots" title={translate('themes.slots')}>
      <FormSection hint={translate('themes.slotsHint')}>
        {SLOTS.map((slot) => (
          <SlotInput key={slot} slot={slot} />
        ))}
      </FormSection>
    </FoldedSection>
  )
}

function SlotInput({ slot }: { slot: SlotName }) {
  const translate = useTranslate()
  const { field } = useInput<PlacedBlock[]>({ source: `design.slots.${slot}` })
  const rows = withAll(slot, field.value)
  const move = (at: number, by: -1 | 1) => {
    const moved = [...rows]
    const [row] = moved.splice(at, 1)
    if (row) moved.splice(at + by, 0, row)
    field.onChange(moved)
  }
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 1.5, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontSize: 12, color: 'text.secondary' }}>
        {translate(`themes.slot.${slot}`)}
      </Box>
      {rows.map(({ block, isShown }, index) => {
        const name = translate(`themes.block.${block}`)
        return (
          <Box key={block} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              sx={{ flex: 1, gap: 0.5 }}
              label={name}
              control={
                <Switch
                  size="small"
                  checked={isShown}
                  onChange={(_event, isOn) =>
                    field.onChange(
                      rows.map((row) => (row.block === block ? { block, isShown: isOn } : row))
                    )
                  }
                />
              }
            />
            <IconButton
              size="small"
              disabled={index === 0}
              aria-label={translate('list.moveUp', { name })}
              onClick={() => move(index, -1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={index === rows.length - 1}
              aria-label={translate('list.moveDown', { name })}
              onClick={() => move(index, 1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
          </Box>
        )
      })}
    </Box>
  )
}

/** The blocks of the slot, followed by all other blocks, hidden. */
function withAll(slot: SlotName, placed: readonly PlacedBlock[] = []): PlacedBlock[] {
  const held = new Set(placed.map(({ block }) => block))
  const others = blocksOf(slot).filter((block) => !held.has(block))
  return [...placed, ...others.map((block) => ({ block, isShown: false }))]
}
