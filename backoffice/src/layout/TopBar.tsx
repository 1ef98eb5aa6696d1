import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import { Box, IconButton, Tooltip, useTheme as useMuiTheme } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTheme } from 'react-admin'
import { useSearchDialog } from '../search/useSearchDialog.ts'
import { TOP_BAR_HEIGHT } from '../theme/tokens.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandMark } from './BrandMark.tsx'
import { LocaleButton } from './LocaleButton.tsx'
import { useMenuDrawer } from './useMenuDrawer.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { ZoneText } from './ZoneText.tsx'

/** Brand on the left, the signed-in user on the right. */
export function TopBar() {
  const translate = useTranslate()
  const [open, setOpen] = useMenuDrawer()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: TOP_BAR_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        px: { xs: 0.5, md: 2 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={translate(open ? 'ra.action.close_menu' : 'ra.action.open_menu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ display: { lg: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <BrandMark />
      <Box
        component="span"
        sx={{
          ml: 1.5,
          fontSize: 12,
          color: 'text.secondary',
          display: { xs: 'none', sm: 'block' },
        }}
      >
        {translate('access.title')}
      </Box>
      <Box sx={{ flex: 1 }} />
      <Box
        sx={{ fontSize: 12, color: 'text.secondary', mr: 1, display: { xs: 'none', md: 'block' } }}
      >
        <ZoneText />
      </Box>
      <SearchButton />
      <RefreshButton />
      <LocaleButton />
      <ThemeButton />
      <AccountMenu />
    </Box>
  )
}

function SearchButton() {
  const translate = useTranslate()
  const { setIsOpen, isAllowed } = useSearchDialog()
  if (!isAllowed) return null
  const label = translate('search.open')
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

function ThemeButton() {
  const translate = useTranslate()
  const [, setTheme] = useTheme()
  const isDark = useMuiTheme().palette.mode === 'dark'
  const label = translate(isDark ? 'layout.toLight' : 'layout.toDark')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeIcon fontSize="small" /> : <DarkModeIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
