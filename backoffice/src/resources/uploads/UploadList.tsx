import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import { Box } from '@mui/material'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { PictureFrame } from '../../record/pictures/PictureFrame.tsx'
import { RemoveButton } from './RemoveButton.tsx'

const column = columnsOf<UploadRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.cell('address', ({ address }) => <PictureFrame address={address} />, UNSORTED),
  column.cell('name', (row) => <FileName row={row} />),
  column.cell('width', ({ width, height }) => <bdi dir="ltr">{`${width} × ${height}`}</bdi>, WIDE),
  column.cell('bytes', ({ bytes }) => <Size bytes={bytes} />, { align: 'right', ...WIDE }),
  column.text('username', WIDE),
  column.time('createdAt', WIDE),
  column.cell('remove', (row) => <RemoveButton of={row} />, {
    ...UNSORTED,
    label: '',
    align: 'right',
  }),
]

/** Every picture that staff of the brand have uploaded. */
export default function UploadList() {
  return (
    <ResourceList sort={{ field: 'id', order: 'DESC' }} rowClick={false}>
      {COLUMNS}
    </ResourceList>
  )
}

/** The file's name, and the address of the picture as far as there is room. */
function FileName({ row: { name, address } }: { row: UploadRow }) {
  const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const
  return (
    <Box sx={{ maxWidth: { xs: 120, sm: 220 }, whiteSpace: 'nowrap' }}>
      <Box component="span" title={name} sx={{ ...line, fontWeight: 600 }}>
        {name}
      </Box>
      <Box
        component="code"
        dir="ltr"
        title={address}
        sx={{ ...line, fontSize: 12, color: 'text.secondary' }}
      >
        {address}
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
