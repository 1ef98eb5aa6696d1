import { THEME_NAME_LENGTH } from '@grandstand/shared-types/themes/theme'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { useCall } from '../../api/useCall.ts'
import { CopyButton } from '../../record/dialogs/CopyButton.tsx'

export function CopyThemeButton({ theme }: { theme: ThemeRow }) {
  const call = useCall()
  return (
    <CopyButton
      resource="themes"
      name={theme.name}
      nameLength={THEME_NAME_LENGTH}
      copy={(name) =>
        call('POST /v1/themes/:id/copies', { params: { id: theme.id }, body: { name } })
      }
    />
  )
}
