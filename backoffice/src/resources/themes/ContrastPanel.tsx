import { useState } from 'react'
import { colourOf, MODES } from '@grandstand/shared-types/themes/colours'
import { ratioText } from '@grandstand/shared-types/themes/contrast'
import { measuredPairs, type MeasuredPair } from '@grandstand/shared-types/themes/contrast_pairs'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import { Alert, Box, Button, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Panel } from '../../record/page/Panel.tsx'

const isClose = ({ hundredths, neededHundredths }: MeasuredPair) => hundredths < neededHundredths

/**
 * The pairs of a design with too little contrast, which the API would refuse; on demand all pairs, the closest first.
 */
export function ContrastPanel({ design }: { design: ThemeDesign }) {
  const translate = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const pairs = MODES.flatMap((mode) => measuredPairs(mode, design[mode])).sort(
    (a, b) => a.hundredths / a.neededHundredths - b.hundredths / b.neededHundredths
  )
  const close = pairs.filter(isClose)
  const shown = showsAll ? pairs : close
  return (
    <Panel
      title={translate('themes.contrast')}
      isFlush
      aside={
        <Button size="small" onClick={() => setShowsAll(!showsAll)}>
          {translate(showsAll ? 'themes.closeOnly' : 'themes.allPairs', { count: pairs.length })}
        </Button>
      }
    >
      {close.length === 0 && (
        <Alert severity="success" sx={{ m: 1 }}>
          {translate('themes.contrastGood')}
        </Alert>
      )}
      {shown.length > 0 && (
        <Box sx={{ maxHeight: 360, overflow: 'auto' }}>
          <Table size="small" aria-label={translate('themes.contrast')}>
            <TableBody>
              {shown.map((pair) => (
                <PairRow key={`${pair.mode} ${pair.name} ${pair.on}`} pair={pair} design={design} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  )
}

function PairRow({ pair, design }: { pair: MeasuredPair; design: ThemeDesign }) {
  const translate = useTranslate()
  const { mode, name, on, hundredths, neededHundredths } = pair
  const colours = design[mode]
  return (
    <TableRow>
      <TableCell sx={{ width: 44 }}>
        <Box
          aria-hidden
          sx={{
            px: 0.75,
            borderRadius: 0.5,
            fontWeight: 700,
            color: colourOf(colours, name) ?? undefined,
            bgcolor: colourOf(colours, on) ?? undefined,
          }}
        >
          Aa
        </Box>
      </TableCell>
      <TableCell>
        {translate('themes.pair', {
          name: translate(`themes.colours.${name}`),
          on: translate(`themes.colours.${on}`),
        })}
      </TableCell>
      <TableCell>{translate(`themes.${mode}`)}</TableCell>
      <TableCell
        align="right"
        sx={{ fontWeight: 600, color: isClose(pair) ? 'error.main' : 'success.main' }}
      >
        <bdi dir="ltr">
          {ratioText(hundredths)} / {ratioText(neededHundredths)}
        </bdi>
      </TableCell>
    </TableRow>
  )
}
