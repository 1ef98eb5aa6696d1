import type { ReactNode } from 'react'
import { Box, Card, Skeleton, Stack } from '@mui/material'
import {
  CreateBase,
  EditBase,
  useCreatePath,
  useEditContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type TransformData,
} from 'ra-core'
import { DeleteWithConfirmButton, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { useParams } from 'react-router-dom'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RecordError, stay } from '../page/RecordPage.tsx'
import { FormErrors } from './FormErrors.tsx'
import { useFocusFirstError } from './useFocusFirstError.ts'

interface CreatePageProps {
  children: ReactNode
  transform?: TransformData
  defaultValues?: Record<string, unknown>
  redirect?: 'list' | 'show' | 'edit'
  isWide?: boolean
}

/** A page that adds a record. */
export function CreatePage({
  children,
  transform,
  defaultValues,
  redirect,
  isWide = false,
}: CreatePageProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  return (
    <CreateBase redirect={redirect ?? 'list'} {...(transform && { transform })}>
      <FormHeader title={translate(`resources.${resource}.create`)} />
      <FormCard isNew isWide={isWide} {...(defaultValues && { defaultValues })}>
        {children}
      </FormCard>
    </CreateBase>
  )
}

interface RecordFormProps {
  transform?: TransformData
  /** Values of a new record. */
  defaultValues?: Record<string, unknown>
  /** The heading of an existing record; without it its `name`. */
  titleOf?: (record: RaRecord) => string
  canDelete?: boolean
  /** Values of an existing record's form beside those of the record. */
  valuesOf?: ValuesOf
  /** True for a form with a preview beside its inputs. */
  isWide?: boolean
  /** The inputs of a new record, or of an existing one. */
  inputs: (isNew: boolean) => ReactNode
  /** Content below the form of an existing record. */
  below?: ReactNode
}

const nameOf = ({ name }: RaRecord) => String(name)

/** One page that adds a record, or changes the record whose id the address gives. */
export function RecordForm({
  transform,
  defaultValues,
  titleOf = nameOf,
  canDelete = false,
  valuesOf,
  isWide = false,
  inputs,
  below,
}: RecordFormProps) {
  const { id } = useParams()
  const shared = { ...(transform && { transform }), isWide }
  if (id === undefined) {
    return (
      <CreatePage {...shared} {...(defaultValues && { defaultValues })}>
        {inputs(true)}
      </CreatePage>
    )
  }
  return (
    <EditPage
      {...shared}
      {...(valuesOf && { valuesOf })}
      canDelete={canDelete}
      titleOf={titleOf}
      below={below}
    >
      {inputs(false)}
    </EditPage>
  )
}

type ValuesOf = (record?: RaRecord) => Record<string, unknown>

/** Keeps the user's input when the record is refreshed meanwhile. */
const KEPT = { keepDirtyValues: true }

interface EditPageProps {
  children: ReactNode
  transform?: TransformData
  titleOf: (record: RaRecord) => string
  /** The page that opens after saving; false for none. */
  redirect?: 'list' | 'show' | 'edit' | false
  /** False, or a rule by the record, where not every record may be deleted. */
  canDelete?: boolean | ((record: RaRecord) => boolean)
  /** Values of the form beside those of the record. */
  valuesOf?: ValuesOf
  isWide?: boolean
  /** Content below the form. */
  below?: ReactNode
}

/** A page that changes a record; it shows the record as saved only after the API has answered. */
export function EditPage({
  children,
  transform,
  titleOf,
  redirect,
  canDelete,
  valuesOf,
  isWide = false,
  below,
}: EditPageProps) {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={redirect ?? 'list'}
      error={<EditError />}
      queryOptions={{ onError: stay }}
      {...(transform && { transform })}
      render={({ record }) => (
        <>
          <FormHeader title={record ? titleOf(record) : '…'} />
          {/* only with the record, because a form that is filled later would lose earlier input */}
          {record ? (
            <FormCard
              isWide={isWide}
              canDelete={typeof canDelete === 'function' ? canDelete(record) : (canDelete ?? false)}
              {...(valuesOf && { defaultValues: valuesOf })}
            >
              {children}
            </FormCard>
          ) : (
            <EmptyCard isWide={isWide} />
          )}
          {record && below && <Box sx={{ mt: 3 }}>{below}</Box>}
        </>
      )}
    />
  )
}

function EditError() {
  return <RecordError error={useEditContext().error} />
}

/** Shown in the place of the form until it loads. */
function EmptyCard({ isWide }: { isWide: boolean }) {
  return (
    <Card sx={{ maxWidth: isWide ? WIDE : NARROW }} aria-busy>
      <Stack spacing={2} sx={{ p: { xs: 2, md: 3 } }}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} variant="rounded" height={40} />
        ))}
      </Stack>
    </Card>
  )
}

function FormHeader({ title }: { title: string }) {
  const createPath = useCreatePath()
  const resource = useResourceContext() ?? ''
  return <PageHeader title={title} backTo={createPath({ resource, type: 'list' })} />
}

/** Widths of a form in px. */
const NARROW = 860
const WIDE = 1240

interface FormCardProps {
  children: ReactNode
  isWide: boolean
  defaultValues?: Record<string, unknown> | ValuesOf
  canDelete?: boolean
  /** True for a new record, whose form can be sent at once and then marks missing fields. */
  isNew?: boolean
}

function FormCard(props: FormCardProps) {
  const { children, isWide, defaultValues, canDelete = false, isNew = false } = props
  const ref = useFocusFirstError<HTMLDivElement>()
  return (
    <Card
      ref={ref}
      sx={{
        'maxWidth': isWide ? WIDE : NARROW,
        'overflow': 'visible',
        // keeps the focused field clear of the bar below
        '& input, & [role=combobox]': { scrollMarginBottom: 88 },
      }}
    >
      <SimpleForm
        noValidate
        toolbar={<FormToolbar canDelete={canDelete} isNew={isNew} />}
        sx={{ p: { xs: 2, md: 3 } }}
        resetOptions={KEPT}
        {...(defaultValues && { defaultValues })}
      >
        {children}
        <FormErrors />
      </SimpleForm>
    </Card>
  )
}

function FormToolbar({ canDelete, isNew }: { canDelete: boolean; isNew: boolean }) {
  return (
    <Toolbar
      sx={{
        justifyContent: 'space-between',
        borderTop: '1px solid',
        borderColor: 'divider',
        // stays visible however long the form is
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        bgcolor: 'background.paper',
        borderRadius: '0 0 6px 6px',
      }}
    >
      <SaveButton alwaysEnable={isNew} />
      {canDelete && <DeleteWithConfirmButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}
