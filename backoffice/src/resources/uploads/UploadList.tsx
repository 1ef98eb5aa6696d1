import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import { Box } from '@mui/material'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { PictureFrame } from '../../record/pictures/PictureFrame.tsx'

const column = columnsOf<UploadRow>()

const COLUMNS = [
  column.cell('address', (row) => <Preview row={row} />, { disableSort: true }),
  column.text('name'),
  column.cell('width', ({ width, height }) => <bdi dir="ltr">{`${width} × ${height}`}</bdi>),
  column.cell('bytes', ({ bytes }) => <Size bytes={bytes} />, { align: 'right', ...WIDE }),
  column.text('username', WIDE),
  column.time('createdAt', WIDE),
]

/** Every picture that staff of the brand have uploaded. */
export default function UploadList() {
  return (
    <ResourceList sort={{ field: 'id', order: 'DESC' }} rowClick={false}>
      {COLUMNS}
    </ResourceList>
  )
}

function Preview({ row }: { row: UploadRow }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <PictureFrame address={row.address} />
      <Box component="code" dir="ltr" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {row.address}
      </Box>
    </Box>
  )
}

function Size({ bytes }: { bytes: number }) {
  const { locale } = useFormat()
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }).format(kilobytes)
  return <>{text}</>
}
