import { LAYOUT_NAMES } from '@grandstand/shared-types/themes/layout'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { Box } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { useCall } from '../../api/useCall.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Check } from '../../record/inputs/Check.tsx'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { EditButton } from '../../record/page/LinkButton.tsx'
import { Failures } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { useSave } from '../../record/form/useSave.ts'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { ContrastPanel } from './ContrastPanel.tsx'
import { CopyThemeButton } from './CopyThemeButton.tsx'
import { MissingModule } from './MissingModule.tsx'
import { ThemeChips } from './ThemeChips.tsx'
import { ThemePreview } from './ThemePreview.tsx'

/** A theme as the player app shows it, and its place on the site. */
export default recordPage(ThemePage)

function ThemePage({ record: theme }: { record: ThemeRow }) {
  const translate = useTranslate()
  const mayEdit = useMay('themes.edit')
  const { layout, fonts, transfer } = theme.design
  return (
    <>
      <PageHeader
        title={theme.name}
        backTo="/themes"
        detail={<ThemeChips of={theme} />}
        actions={
          mayEdit && (
            <>
              <CopyThemeButton theme={theme} />
              {!theme.isDefault && <ShowOnSite theme={theme} />}
              {!theme.isShipped && <EditButton resource="themes" id={theme.id} />}
            </>
          )
        }
      />
      <MissingModule of={theme} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          columnGap: 2,
          alignItems: 'start',
        }}
      >
        <ThemePreview design={theme.design} />
        <div>
          <Panel title={translate('themes.layout')}>
            <Facts
              facts={[
                ...LAYOUT_NAMES.map(
                  (name) =>
                    [
                      translate(`themes.layoutChoice.${name}`),
                      translate(`themes.${name}.${layout[name]}`),
                    ] as const
                ),
                [translate('themes.fontPlace.text'), translate(`themes.font.${fonts.text}`)],
                [translate('themes.fontPlace.titles'), translate(`themes.font.${fonts.titles}`)],
                [translate('themes.transferForm'), translate(`themes.transfer.${transfer}`)],
              ]}
            />
            {mayEdit && <OfferCheck theme={theme} />}
          </Panel>
          <ContrastPanel design={theme.design} />
        </div>
      </Box>
      <RecordHistory />
    </>
  )
}

function OfferCheck({ theme }: { theme: ThemeRow }) {
  const translate = useTranslate()
  const { save } = useSave('themes', theme)
  return (
    <Check
      label={translate('themes.offer')}
      isOn={theme.isChoosable}
      onChange={(isChoosable) => save({ isChoosable })}
      sx={{ mt: 1.5 }}
    />
  )
}

function ShowOnSite({ theme }: { theme: ThemeRow }) {
  const translate = useTranslate()
  const call = useCall()
  const refresh = useRefresh()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /v1/themes/:id/default', { params: { id: theme.id } }),
    onSuccess: () => refresh(),
  })
  return (
    <>
      <ConfirmButton
        label={translate('themes.show')}
        title={translate('themes.showTitle', { name: theme.name })}
        content={translate('themes.showContent')}
        isBusy={isPending}
        onConfirm={() => mutate()}
      />
      <Failures error={error} />
    </>
  )
}
