import type { ReactNode } from 'react'
import { Card } from '@mui/material'
import {
  CreateBase,
  EditBase,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type TransformData,
} from 'ra-core'
import { DeleteWithConfirmButton, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useFocusFirstError } from './useFocusFirstError.ts'

interface CreatePageProps {
  children: ReactNode
  transform?: TransformData
  defaultValues?: Record<string, unknown>
  redirect?: 'list' | 'show' | 'edit'
}

/** A page that adds a record. */
export function CreatePage({ children, transform, defaultValues, redirect }: CreatePageProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  return (
    <CreateBase redirect={redirect ?? 'list'} {...(transform && { transform })}>
      <FormHeader title={translate(`resources.${resource}.create`)} />
      <FormCard {...(defaultValues && { defaultValues })}>{children}</FormCard>
    </CreateBase>
  )
}

/** Undefined until the record has come. */
type ValuesOf = (record?: RaRecord) => Record<string, unknown>

interface EditPageProps {
  children: ReactNode
  transform?: TransformData
  titleOf: (record: RaRecord) => string
  redirect?: 'list' | 'show' | 'edit'
  canDelete?: boolean
  /** What the form holds beside the record. */
  valuesOf?: ValuesOf
}

/** A page that changes a record; nothing shows as saved before the API has said so. */
export function EditPage({
  children,
  transform,
  titleOf,
  redirect,
  canDelete,
  valuesOf,
}: EditPageProps) {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={redirect ?? 'list'}
      {...(transform && { transform })}
    >
      <EditHeader titleOf={titleOf} />
      <FormCard canDelete={canDelete ?? false} {...(valuesOf && { defaultValues: valuesOf })}>
        {children}
      </FormCard>
    </EditBase>
  )
}

function EditHeader({ titleOf }: { titleOf: (record: RaRecord) => string }) {
  const record = useRecordContext()
  return <FormHeader title={record ? titleOf(record) : '…'} />
}

function FormHeader({ title }: { title: string }) {
  const createPath = useCreatePath()
  const resource = useResourceContext() ?? ''
  return <PageHeader title={title} backTo={createPath({ resource, type: 'list' })} />
}

interface FormCardProps {
  children: ReactNode
  defaultValues?: Record<string, unknown> | ValuesOf
  canDelete?: boolean
}

function FormCard({ children, defaultValues, canDelete = false }: FormCardProps) {
  const ref = useFocusFirstError<HTMLDivElement>()
  return (
    <Card ref={ref} sx={{ maxWidth: 860 }}>
      <SimpleForm
        toolbar={<FormToolbar canDelete={canDelete} />}
        sx={{ p: { xs: 2, md: 3 } }}
        {...(defaultValues && { defaultValues })}
      >
        {children}
      </SimpleForm>
    </Card>
  )
}

function FormToolbar({ canDelete }: { canDelete: boolean }) {
  return (
    <Toolbar
      sx={{
        justifyContent: 'space-between',
        borderTop: '1px solid',
        borderColor: 'divider',
        position: 'static',
      }}
    >
      <SaveButton />
      {canDelete && <DeleteWithConfirmButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}
