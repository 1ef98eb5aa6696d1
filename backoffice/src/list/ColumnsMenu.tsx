import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined'
import { Box, Button, Checkbox, Divider, FormControlLabel, Switch } from '@mui/material'
import { FieldTitle, useResourceContext, useTranslate } from 'ra-core'
import { sourceOf, useListPreference, type Column } from './columns.ts'
import { ToolPopover } from './ToolPopover.tsx'

interface ColumnsMenuProps {
  columns: readonly Column[]
  hiddenAtFirst: readonly string[]
}

/** Chooses the visible columns and the height of the rows; the first column always stays. */
export function ColumnsMenu({ columns, hiddenAtFirst }: ColumnsMenuProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { hidden, isDense, isDefault, change, reset } = useListPreference(resource, hiddenAtFirst)
  const toggle = (source: string, isShown: boolean) =>
    change({ hidden: isShown ? hidden.filter((name) => name !== source) : [...hidden, source] })
  return (
    <ToolPopover label={translate('lists.columns')} icon={<ViewColumnIcon fontSize="small" />}>
      {() => (
        <Box
          sx={{
            'px': 2,
            'py': 1,
            '& label': { display: 'flex', mr: 0 },
            '& .MuiFormControlLabel-label': { fontSize: 13 },
          }}
        >
          {columns.map((column, index) => {
            const source = sourceOf(column)
            return (
              <FormControlLabel
                key={source}
                label={
                  <FieldTitle source={source} resource={resource} label={column.props.label} />
                }
                control={
                  <Checkbox
                    size="small"
                    sx={{ py: 0.5 }}
                    disabled={index === 0}
                    checked={index === 0 || !hidden.includes(source)}
                    onChange={(_, isShown) => toggle(source, isShown)}
                  />
                }
              />
            )
          })}
          <Divider sx={{ my: 1 }} />
          <FormControlLabel
            label={translate('lists.dense')}
            control={
              <Switch
                size="small"
                checked={isDense}
                onChange={(_, isOn) => change({ isDense: isOn })}
              />
            }
            sx={{ gap: 1, ml: 0 }}
          />
          <Button color="inherit" disabled={isDefault} onClick={reset} sx={{ mt: 0.5, ml: -1 }}>
            {translate('lists.columnsReset')}
          </Button>
        </Box>
      )}
    </ToolPopover>
  )
}
