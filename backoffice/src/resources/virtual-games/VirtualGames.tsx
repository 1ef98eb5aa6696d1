import { useState, type FormEvent } from 'react'
import type { LobbySetting } from '@grandstand/shared-types/sites/lobby_settings'
import { Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { answerKey, useCall, useReading } from '../../api/useCall.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Failures, Loaded } from '../../record/page/Loaded.tsx'
import { bodyOf, isRight, moved, type TypedLobby } from './lobbyForm.ts'
import { LobbyRow } from './LobbyRow.tsx'

/** Which lobbies of games players see, in which order, and what a stake in them may be; in force at once. */
export default function VirtualGames() {
  const translate = useTranslate()
  const answer = useQuery(useReading('GET /v1/lobby-settings'))
  return (
    <>
      <PageHeader title={translate('virtualGames.title')} />
      <Loaded answer={answer}>{({ lobbies }) => <Form stored={lobbies} />}</Loaded>
    </>
  )
}

function Form({ stored }: { stored: readonly LobbySetting[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const client = useQueryClient()
  const own = useMe()?.currency
  const [lobbies, setLobbies] = useState<readonly TypedLobby[]>(stored)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PUT /v1/lobby-settings', { body: bodyOf(lobbies) }),
    onSuccess: (saved) => {
      client.setQueryData(answerKey('GET /v1/lobby-settings'), saved)
      setLobbies(saved.lobbies)
      notify('virtualGames.saved', { type: 'success' })
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (lobbies.every(isRight)) mutate()
  }
  return (
    <Card component="form" onSubmit={save} sx={{ maxWidth: 720, p: { xs: 2, md: 3 } }}>
      <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 1.5 }}>
        {translate('virtualGames.hint')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
        {lobbies.map((setting, at) => (
          <LobbyRow
            key={setting.lobby}
            setting={setting}
            own={own}
            isFirst={at === 0}
            isLast={at === lobbies.length - 1}
            onChange={(changed) => setLobbies(lobbies.with(at, changed))}
            onMove={(by) => setLobbies(moved(lobbies, at, by))}
          />
        ))}
      </Box>
      <Failures error={error} sx={{ mb: 2 }} />
      <Button type="submit" variant="contained" loading={isPending}>
        {translate('ra.action.save')}
      </Button>
    </Card>
  )
}
