import { useState } from 'react'
import PasteIcon from '@mui/icons-material/ContentPasteOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { Panel } from '../../../../record/page/Panel.tsx'
import { isBlank, type CardFault, type CardRow } from './cardRow.ts'
import { CardTable } from './CardTable.tsx'
import { PasteCardDialog } from './PasteCardDialog.tsx'

interface CardPanelProps {
  rows: readonly CardRow[]
  kind: FieldKind
  faults: readonly CardFault[]
  refused: ReadonlyMap<number, string>
  stored?: ReadonlySet<string>
  onChange: (rows: CardRow[]) => void
}

/** The card of a race, typed or pasted. */
export function CardPanel(props: CardPanelProps) {
  const { rows, kind, onChange } = props
  const translate = useTranslate()
  const [isPasting, setIsPasting] = useState(false)
  return (
    <Panel
      title={translate('race.card')}
      isFlush
      aside={
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PasteIcon />}
          onClick={() => setIsPasting(true)}
        >
          {translate('race.paste.open')}
        </Button>
      }
    >
      <CardTable {...props} />
      {isPasting && (
        <PasteCardDialog
          kind={kind}
          replaces={rows.some((row) => !isBlank(row))}
          onRead={onChange}
          onClose={() => setIsPasting(false)}
        />
      )}
    </Panel>
  )
}
