import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import type { FeedErrorView } from '@grandstand/shared-types/wire/betting/feed_error'

/** A part of a feed's document that could not be used, with the whole document. */
export default recordPage(ErrorPage)

function ErrorPage({ record }: { record: FeedErrorView }) {
  const translate = useTranslate()
  const label = (field: string) => translate(`resources.feed/errors.fields.${field}`)
  return (
    <>
      <PageHeader
        title={translate('feed.errorTitle', { id: record.id })}
        backTo="/feed/errors"
        detail={<Time hasSeconds at={record.createdAt} />}
      />
      <Panel>
        <Facts
          facts={[
            [label('producer'), record.producer],
            [label('reason'), <ValueText group="feedReason" code={record.reason} />],
            [label('detail'), record.detail],
          ]}
        />
      </Panel>
      <Panel title={translate('feed.document')} isFlush>
        {record.document ? (
          <Box
            component="pre"
            tabIndex={0}
            aria-label={translate('feed.document')}
            role="region"
            dir="ltr"
            sx={{
              m: 0,
              p: 2,
              maxHeight: '60dvh',
              overflow: 'auto',
              fontSize: 12,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {record.document}
          </Box>
        ) : (
          <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('feed.noDocument')}</Box>
        )}
      </Panel>
    </>
  )
}
