import { useState, type FormEvent } from 'react'
import { NOTE_LENGTH, type UserNote } from '@grandstand/shared-types/wire/people/accounts'
import { Alert, Box, Button } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { errorLines } from '../../api/errorLines.ts'
import { useCall, useReading } from '../../api/useCall.ts'
import { Time } from '../../fields/Time.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'

/** Notes of staff on a user, and the field for a new one. */
export function UserNotes({ userId }: { userId: number }) {
  const translate = useTranslate()
  const of = { params: { id: userId } }
  const reading = useReading('GET /v1/users/:id/notes', of)
  const answer = useQuery(reading)
  const queryClient = useQueryClient()
  const call = useCall()
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /v1/users/:id/notes', { ...of, body: { text } }),
    onSuccess: () => {
      setText('')
      return queryClient.invalidateQueries(reading)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, maxWidth: 640 }}>
        <TextField
          multiline
          minRows={2}
          label={translate('people.note')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: NOTE_LENGTH.max } }}
        />
        {error && (
          <Alert severity="error" variant="outlined">
            {errorLines(error).join(' ')}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={text.trim() === ''}
          loading={isPending}
          sx={{ justifySelf: 'start' }}
        >
          {translate('people.addNote')}
        </Button>
      </Box>
      <Loaded answer={answer}>{(notes) => <NoteList notes={notes} />}</Loaded>
    </Box>
  )
}

function NoteList({ notes }: { notes: readonly UserNote[] }) {
  const translate = useTranslate()
  if (notes.length === 0) {
    return <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate('people.noNotes')}</Box>
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {notes.map(({ id, text, author, createdAt }) => (
        <li key={id}>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            <Time at={createdAt} /> {author && `· ${author}`}
          </Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
        </li>
      ))}
    </Box>
  )
}
