import { actsForHouse } from '@grandstand/shared-types/accounts/user_types'
import { lazy, Suspense, useState } from 'react'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import SecurityIcon from '@mui/icons-material/SecurityOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import { Box, Button, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useLogout, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useMe } from '../access/useMe.ts'
import { useFormat } from '../format/useFormat.ts'
import { ZoneText } from './ZoneText.tsx'

const ShortcutList = lazy(() => import('../keys/ShortcutList.tsx'))

/** The signed-in user with their type, and the button to sign out. */
export function AccountMenu() {
  const translate = useTranslate()
  const format = useFormat()
  const logout = useLogout()
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  if (!me) return null
  return (
    <>
      <Button
        color="inherit"
        aria-label={me.username}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreIcon fontSize="small" />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ bgcolor: 'palette.tokens.raised', ml: 0.5, minWidth: 0 }}
      >
        <PersonIcon sx={{ display: { sm: 'none' } }} />
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'block' },
            maxWidth: 200,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {me.username}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box
          component="li"
          role="none"
          sx={{ px: 2, py: 1, fontSize: 12, color: 'text.secondary' }}
        >
          {me.username} · {format.value('userType', me.type)}
          {!actsForHouse(me.type) && ` · ${format.money(me.balances.balance, me.currency)}`}
          {/* where the bar has no room for it */}
          <Box sx={{ display: { md: 'none' } }}>
            <ZoneText />
          </Box>
        </Box>
        <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          {translate('account.title')}
        </MenuItem>
        <MenuItem component={Link} to="/sessions" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <DevicesIcon fontSize="small" />
          </ListItemIcon>
          {translate('sessions.own')}
        </MenuItem>
        <MenuItem component={Link} to="/second-factor" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <SecurityIcon fontSize="small" />
          </ListItemIcon>
          {translate('secondFactor.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setShowsKeys(true)
          }}
        >
          <ListItemIcon>
            <KeyboardIcon fontSize="small" />
          </ListItemIcon>
          {translate('keys.title')}
        </MenuItem>
        <MenuItem onClick={() => logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
      <Suspense>{showsKeys && <ShortcutList onClose={() => setShowsKeys(false)} />}</Suspense>
    </>
  )
}
