import BookmarkIcon from '@mui/icons-material/BookmarkBorder'
import { Box, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'
import { withBounds, withNamedPeriods } from '../../format/period.ts'
import { useNow } from '../../format/useNow.ts'
import { Failure } from '../../record/page/Loaded.tsx'
import { NewQuery } from './NewQuery.tsx'
import { SavedQueryRow } from './SavedQueryRow.tsx'
import { withSearch } from './savedQueries.ts'
import { ToolPopover } from '../ToolPopover.tsx'
import { useSavedQueries } from './useSavedQueries.ts'

/** Saved searches: use, add, share, remove. */
export function SavedQueriesMenu() {
  const translate = useTranslate()
  const { resource } = useListContext()
  return (
    <ToolPopover label={translate('savedQueries.button')} icon={<BookmarkIcon fontSize="small" />}>
      {(close) => <SavedQueries resource={resource} onDone={close} />}
    </ToolPopover>
  )
}

interface SavedQueriesProps {
  resource: string
  onDone: () => void
}

function SavedQueries({ resource, onDone }: SavedQueriesProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { queries, shared, isLoaded, error, keep } = useSavedQueries(resource)
  const now = useNow()
  const use = (filter: Record<string, unknown>) => {
    setFilters(withBounds(filter, now))
    onDone()
  }
  return (
    <Box sx={{ p: 2, width: 340, maxWidth: '90vw' }}>
      <Failure error={error} />
      {isLoaded && queries.length + shared.length === 0 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('savedQueries.none')}</Box>
      )}
      {queries.length > 0 && shared.length > 0 && <Heading text="sharing.own" />}
      {queries.map((query) => (
        <SavedQueryRow
          key={query.name}
          query={query}
          onUse={() => use(query.filter)}
          onRemove={() => keep(queries.filter(({ name }) => name !== query.name))}
        />
      ))}
      {shared.length > 0 && <Heading text="sharing.shared" />}
      {shared.map(({ name, filter, owner }) => (
        <SavedQueryRow
          key={`${owner} ${name}`}
          query={{ name, filter }}
          owner={owner}
          onUse={() => use(filter)}
        />
      ))}
      <NewQuery
        isDisabled={!isLoaded || Object.keys(filterValues ?? {}).length === 0}
        onSave={(name, sharedWith) => {
          const filter = withNamedPeriods(filterValues ?? {}, now)
          keep(withSearch(queries, { name, filter, ...(sharedWith.length > 0 && { sharedWith }) }))
        }}
      />
    </Box>
  )
}

function Heading({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Typography variant="h3" sx={{ mt: 1, color: 'text.secondary' }}>
      {translate(text)}
    </Typography>
  )
}
