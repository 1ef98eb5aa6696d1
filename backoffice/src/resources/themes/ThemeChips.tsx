import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { Box } from '@mui/material'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'

/** Whether the site shows the theme, whether players may choose it, and whether it is built in. */
export function ThemeChips({ of }: { of: ThemeRow }) {
  const format = useFormat()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {of.isDefault && <ToneChip tone="good" text={format.value('theme', 'default')} />}
      {of.isChoosable && <ToneChip tone="accent" text={format.value('theme', 'choosable')} />}
      {of.isShipped && <ToneChip tone="quiet" text={format.value('theme', 'shipped')} />}
    </Box>
  )
}
