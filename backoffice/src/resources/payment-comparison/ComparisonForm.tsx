import { useId, useRef, useState, type FormEvent } from 'react'
import FileIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, Card, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { dayBound, toDayInput } from '../../format/time.ts'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import { DAY } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'
import { useDirectedChoices } from '../payment-methods/useDirectedChoices.ts'

const DAY_MS = 86_400_000

export interface ComparisonOrder {
  methodId: number
  from: number
  to: number
  csv?: string
}

interface ComparisonFormProps {
  isBusy: boolean
  onCompare: (order: ComparisonOrder) => void
}

type Source = 'statement' | 'file'

/** Method, days, and whether the gateway is asked or a file is read. */
export function ComparisonForm({ isBusy, onCompare }: ComparisonFormProps) {
  const translate = useTranslate()
  const labelId = useId()
  const methods = useQuery(useReading('GET /v1/payment-comparisons/methods')).data ?? []
  const choices = useDirectedChoices(methods)
  const [now] = useState(() => Date.now())
  const [methodId, setMethodId] = useState<number | ''>('')
  const [from, setFrom] = useState(toDayInput(now - DAY_MS))
  const [to, setTo] = useState(toDayInput(now))
  const [wanted, setWanted] = useState<Source>('statement')
  const [file, setFile] = useState<File | null>(null)
  const hasStatement = methods.find(({ id }) => id === methodId)?.hasStatement ?? true
  const source = hasStatement ? wanted : 'file'
  const first = dayBound(from, 'first')
  const last = dayBound(to, 'last')
  const isReady =
    methodId !== '' && first !== null && last !== null && (source === 'statement' || file !== null)

  const compare = async (event: FormEvent) => {
    event.preventDefault()
    if (methodId === '' || first === null || last === null) return
    const csv = source === 'file' ? await file?.text() : undefined
    onCompare({ methodId, from: first, to: last + 1, ...(csv !== undefined && { csv }) })
  }
  const day = (label: string, value: string, set: (day: string) => void) => (
    <TypedField
      notation={DAY}
      label={translate(label)}
      value={value}
      onChange={(typed) => DAY.isValue(typed) && set(typed)}
    />
  )
  return (
    <Card
      component="form"
      onSubmit={(event: FormEvent) => void compare(event)}
      sx={{
        'display': 'flex',
        'flexWrap': 'wrap',
        'alignItems': 'flex-start',
        'gap': 1.5,
        'p': 2,
        'mb': 2,
        '& .MuiTextField-root': { m: 0, width: { xs: '100%', sm: 150 } },
      }}
    >
      <ChoiceField<number | ''>
        required
        label={translate('resources.payments.fields.methodName')}
        value={methodId}
        options={choices.map(({ id, name }) => [id, name] as const)}
        onChange={setMethodId}
        sx={{ '&&': { width: { xs: '100%', sm: 260 } } }}
      />
      {day('list.from', from, setFrom)}
      {day('list.to', to, setTo)}
      <Box sx={{ flexBasis: '100%' }}>
        <Box id={labelId} sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate('paymentComparison.source')}
        </Box>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={source}
          onChange={(_, next) => setWanted(next === 'file' ? 'file' : 'statement')}
        >
          <FormControlLabel
            value="statement"
            disabled={!hasStatement}
            control={<Radio size="small" />}
            label={translate('paymentComparison.statement')}
          />
          <FormControlLabel
            value="file"
            control={<Radio size="small" />}
            label={translate('paymentComparison.file')}
          />
        </RadioGroup>
        {source === 'file' && <CsvFile file={file} onChoose={setFile} />}
      </Box>
      <Button type="submit" variant="contained" disabled={!isReady} loading={isBusy}>
        {translate('paymentComparison.compare')}
      </Button>
    </Card>
  )
}

/** Chooses the settlement file. */
function CsvFile({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ mt: 0.5 }}>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<FileIcon />}
        onClick={() => input.current?.click()}
      >
        {translate('paymentComparison.choose')}
      </Button>
      <Box component="span" sx={{ ml: 1.5, fontSize: 13, overflowWrap: 'anywhere' }}>
        {file?.name}
      </Box>
      <Box sx={{ mt: 0.75, fontSize: 12, color: 'text.secondary' }}>
        {translate('paymentComparison.columns')}
      </Box>
    </Box>
  )
}
