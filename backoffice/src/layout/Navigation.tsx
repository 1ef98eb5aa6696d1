import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material'
import { useStoreContext, useTranslate } from 'ra-core'
import { NavLink } from 'react-router-dom'
import { holdsOne } from '../access/permissions.ts'
import { useMe } from '../access/useMe.ts'
import { SIDEBAR_WIDTH, TOP_BAR_HEIGHT } from '../theme/tokens.ts'
import { useMenuDrawer } from './useMenuDrawer.ts'
import { MenuCount } from './MenuCount.tsx'
import { NAVIGATION, type NavigationGroup, type NavigationItem } from './menuItems.ts'

/** The menu: a column beside the page on wide screens, a drawer on narrow ones. */
export function Navigation() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const [open, setOpen] = useMenuDrawer()
  if (isWide) {
    return (
      <Box
        sx={{
          width: SIDEBAR_WIDTH,
          flexShrink: 0,
          position: 'sticky',
          top: TOP_BAR_HEIGHT,
          height: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
          overflowY: 'auto',
          scrollbarWidth: 'thin',
          borderRight: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Groups />
      </Box>
    )
  }
  return (
    <Drawer
      open={open}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { sx: { width: 260 } } }}
    >
      <Groups onNavigate={() => setOpen(false)} />
    </Drawer>
  )
}

function Groups({ onNavigate }: { onNavigate?: () => void }) {
  const translate = useTranslate()
  const me = useMe()
  const groups = NAVIGATION.map((group) => ({
    ...group,
    items: group.items.filter(({ right }) => !right || (me && holdsOne(me, right))),
  })).filter(({ items }) => items.length > 0)
  return (
    <Box component="nav" aria-label={translate('layout.mainMenu')} sx={{ py: 1 }}>
      {groups.map((group) => (
        <Group key={group.label} group={group} {...(onNavigate && { onNavigate })} />
      ))}
    </Box>
  )
}

function Group({ group, onNavigate }: { group: NavigationGroup; onNavigate?: () => void }) {
  const translate = useTranslate()
  return (
    <Box component="section" sx={{ py: 0.5 }}>
      <Box
        component="h2"
        sx={{
          m: 0,
          px: 2,
          py: 0.25,
          fontSize: 11,
          fontWeight: 600,
          letterSpacing: '0.06em',
          color: 'text.secondary',
        }}
      >
        {translate(group.label)}
      </Box>
      {group.items.map((item) => (
        <Item key={item.to} item={item} {...(onNavigate && { onNavigate })} />
      ))}
    </Box>
  )
}

function Item({ item, onNavigate }: { item: NavigationItem; onNavigate?: () => void }) {
  const translate = useTranslate()
  const store = useStoreContext()
  const { icon: Icon, label, resource } = item
  const onClick = () => {
    // the menu opens a list from its start; the way back keeps filter, sorting and page by the address
    if (resource !== undefined) store.removeItem(`${resource}.listParams`)
    onNavigate?.()
  }
  return (
    <Box
      component={NavLink}
      to={item.to}
      end={item.to === '/'}
      onClick={onClick}
      sx={{
        'display': 'flex',
        'alignItems': 'center',
        'gap': 1.25,
        'minHeight': { xs: 44, lg: 30 },
        'px': 2,
        'fontSize': 13,
        'fontWeight': 500,
        'color': 'text.primary',
        'textDecoration': 'none',
        'borderLeft': '3px solid transparent',
        '&:hover': { bgcolor: (theme) => theme.palette.tokens.raised },
        '&.active': {
          bgcolor: (theme) => theme.palette.tokens.raised,
          borderLeftColor: 'primary.main',
          // bold letters would be wider, and a long name would take two lines
          color: 'primary.main',
        },
        '&.active svg': { color: 'primary.main' },
      }}
    >
      <Icon sx={{ fontSize: 18, color: 'text.secondary' }} />
      {translate(label, { smart_count: 2 })}
      {item.resource && item.counted && (
        <MenuCount resource={item.resource} filter={item.counted} />
      )}
    </Box>
  )
}
