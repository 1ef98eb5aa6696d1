import { DESK_MODES, MACHINE_ID } from '@grandstand/shared-types/accounts/machines'
import type { MachineRegistered, NewMachine } from '@grandstand/shared-types/wire/desk/machines'
import { Alert, Box, Button, Card } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Form, regex, required, useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { Link } from 'react-router-dom'
import { useCall } from '../../api/useCall.ts'
import { Time } from '../../fields/Time.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { Failures } from '../../record/page/Loaded.tsx'

const isMachineId = [required(), regex(new RegExp(MACHINE_ID.source, 'i'), 'machines.badId')]

/** Registers a machine, then shows the code for its key, once. */
export default function MachineCreate() {
  const translate = useTranslate()
  const call = useCall()
  const register = useMutation({
    mutationFn: (body: NewMachine) => call('POST /v1/machines', { body }),
    gcTime: 0,
  })
  const submit = ({ userId, name, machineId, mode }: Partial<NewMachine>) =>
    register.mutate({
      userId: Number(userId),
      name: name ?? '',
      machineId: machineId ?? '',
      mode,
    })
  return (
    <>
      <PageHeader title={translate('resources.machines.create')} backTo="/machines" />
      <Card sx={{ maxWidth: 860, p: { xs: 2, md: 3 } }}>
        {register.data ? (
          <Code registered={register.data} />
        ) : (
          <Form onSubmit={submit}>
            <FormSection hint={translate('machines.createHint')} isPaired>
              <ReferenceFilter
                source="userId"
                reference="users"
                optionText="username"
                filter={{ type: 'terminal' }}
                isRequired
              />
              <TextInput source="name" validate={required()} slotProps={LENGTH} />
              <TextInput source="machineId" validate={isMachineId} />
              <SelectInput
                source="mode"
                choices={DESK_MODES.map((id) => ({ id, name: `values.machineMode.${id}` }))}
                defaultValue="terminal"
                validate={required()}
                helperText="machines.modeHint"
              />
            </FormSection>
            <Failures error={register.error} sx={{ mb: 2 }} />
            <Button type="submit" variant="contained" loading={register.isPending}>
              {translate('machines.register')}
            </Button>
          </Form>
        )}
      </Card>
    </>
  )
}

const LENGTH = { htmlInput: { maxLength: 80 } }

function Code({ registered: { id, code, codeExpiresAt } }: { registered: MachineRegistered }) {
  const translate = useTranslate()
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {translate('machines.codeHint')}
      </Alert>
      <Box component="output" sx={{ display: 'block', fontSize: 24, fontWeight: 700 }}>
        {code}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('machines.codeUntil')} <Time at={codeExpiresAt} />
      </Box>
      <Button component={Link} to={`/machines/${id}/show`} variant="contained">
        {translate('machines.toMachine')}
      </Button>
    </>
  )
}
